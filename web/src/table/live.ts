/** The live line to the server: reconnects by itself, waiting longer each time. */
import type { LiveMessage } from '../wire';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class LiveLine {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seen: () => { ply: number; revision: number } | null,
    private readonly hear: (message: LiveMessage) => void,
    private readonly state: (open: boolean) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Try again at once when the browser wakes up. */
  #now = (): void => {
    if (document.visibilityState !== 'visible' || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = this.seen();
    const since = seen ? `?since=${seen.ply}&revision=${seen.revision}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.state(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as LiveMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null;
      if (this.#closed) return;
      this.state(false);
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }
}
