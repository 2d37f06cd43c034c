/** The live line to the server: reconnects by itself, waiting longer each time. */
import type { LiveMessage } from '../wire';
import { Pauses } from './pauses';

/** Milliseconds without a word after which a line is taken for dead: the server is never silent for half as long. */
const SILENCE = 50_000;
/** The same for a page that was asleep: what it did not hear may have been lost with its network. */
const NAP = 25_000;

export class LiveLine {
  #socket: WebSocket | null = null;
  #pauses = new Pauses(400, 8000);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #spoken = Date.now();
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seen: () => { ply: number; revision: number } | null,
    /** Through whose eyes, where several share this device. */
    private readonly seat: () => number | null,
    private readonly hear: (message: LiveMessage) => void,
    private readonly state: (open: boolean) => void,
  ) {
    addEventListener('online', this.#anew);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** The page is looked at again: a line that is down is tried at once, one that was silent for long is not believed. */
  #wake = (): void => {
    if (document.visibilityState === 'visible' && (!this.#socket || Date.now() - this.#spoken > NAP)) this.#anew();
  };

  /** Another network, or none for a while: the old line may be dead without anybody having been told. */
  #anew = (): void => {
    clearTimeout(this.#timer);
    if (this.#drop()) this.state(false);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = this.seen();
    const asked = new URLSearchParams(seen ? { since: String(seen.ply), revision: String(seen.revision) } : {});
    const seat = this.seat();
    if (seat !== null) asked.set('seat', String(seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${asked.toString()}`);
    this.#socket = socket;
    this.#listened();
    socket.onopen = () => {
      this.#listened();
      this.#pauses.reset();
      this.state(true);
    };
    socket.onmessage = (event) => {
      this.#listened();
      this.hear(JSON.parse(event.data as string) as LiveMessage);
    };
    socket.onclose = () => {
      this.#drop();
      this.state(false);
      this.#timer = setTimeout(() => this.#connect(), this.#pauses.next());
    };
  }

  #listened(): void {
    this.#spoken = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#anew, SILENCE);
  }

  /** Hang up, and hear nothing more of it; whether there was a line. */
  #drop(): boolean {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return false;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    return true;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#anew);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }
}
