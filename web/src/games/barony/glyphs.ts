/** The sign of each spell, as a line in a box of about 22 around the origin. */
export const GLYPHS: Record<string, string> = {
  celerity: 'M-9-6-2 0-9 6M1-6 8 0 1 6',
  teleportation: 'M-9 8-2-5 3 3 6-2 9 8ZM0-10v4M-3-8h6',
  tornado: 'M-9-8H9M-6.500-3H7M-4 2H4.500M-1.500 7H2',
  charm: 'M0 8C-6 3-9 0-9-4-9-9-2-9 0-4 2-9 9-9 9-4 9 0 6 3 0 8Z',
  illusion: 'M-8 8V-5M8 8V-5M-8-5C-8-10 8-10 8-5M-3 8V2a3 3 0 0 1 6 0V8M-11 8H11',
  portal: 'M-7 9V-3a7 7 0 0 1 14 0V9M-3.500 9V-2a3.500 3.500 0 0 1 7 0V9M-10 9H10',
  abundance: 'M0 9V-3M0-3C-5-3-7-6-7-10-3-10 0-8 0-3ZM0-3C5-3 7-6 7-10 3-10 0-8 0-3ZM-8 9H8',
  petrification: 'M-9 8-7-2 0-8 7-2 9 8ZM-7-2 0 1 7-2M0 1V8',
  sanctuary: 'M-9-2 0-9 9-2M-7 8V0M0 8V0M7 8V0M-10 8H10',
};
