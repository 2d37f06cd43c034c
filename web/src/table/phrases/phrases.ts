/** The sentences people can say to each other: the server knows them by these names, each reader in their own language. */
import type { Shapes, Table } from '../../wire';

export type PhraseName = Shapes['Phrase']['phrase'];
export const PHRASES: PhraseName[] = ['hello', 'luck', 'played', 'thinking', 'moment', 'thanks', 'sorry', 'oops'];

/** Something that was said, numbered as it was heard. */
export interface Said { number: number; seat: number; phrase: PhraseName }

/** Whether there is anybody here whom one could say something to. */
export const talks = (table: Table): boolean => table.you.length > 0 && table.seats.some((seat) => seat.kind === 'person' && !seat.you);
