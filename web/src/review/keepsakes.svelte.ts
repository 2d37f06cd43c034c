/** My notes and bookmarks at moments of a game. */
import type { Message } from '../wire';
import { refusalOf } from './branches.svelte';
import * as doors from './doors';
import type { Note } from './doors';

export class Keepsakes {
  all = $state.raw<Note[]>([]);
  refusal = $state.raw<Message | null>(null);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      this.all = (await doors.notes(this.id)).notes;
    } catch {
      // They are asked for again when something is written.
    }
  }

  at(ply: number): Note | null {
    return this.all.find((note) => note.ply === ply && note.branch === null) ?? null;
  }

  /** Write one; with neither words nor bookmark it is gone. */
  async write(ply: number, text: string, bookmark: boolean): Promise<boolean> {
    this.refusal = null;
    try {
      this.all = (await doors.note(this.id, { ply, text, bookmark })).notes;
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      return false;
    }
  }
}
