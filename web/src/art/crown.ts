/** A crown with three points, worn by barons of both sizes. */
export const CROWN = 'M-8.200-32.400-9.400-40.800-4.500-36.400 0-42.400 4.500-36.400 9.400-40.800 8.200-32.400C5-30.900-5-30.900-8.200-32.400Z';
