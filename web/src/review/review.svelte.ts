/** A game that is looked at again: where one stands in it, through whose eyes, and the positions as they come. */
import * as api from '../api';
import type { Arms } from '../art/arms';
import { gameFolder, type GameFolder } from '../games/game';
import { calm } from '../preferences.svelte';
import { deedsOf, type Deed } from '../table/follow/marks';
import type { Line, Seat, Shapes, View } from '../wire';
import * as doors from './doors';
import { addressOf, stopAt, stopsOf, turnsOf, type Course, type Stop, type Turn } from './stops';

/** Positions that are fetched around the one asked for. */
const AROUND = 24;
/** Milliseconds a decision is shown while the game plays itself, and with Shift. */
const PACE = 600;
const HURRY = 250;
/** How long pieces are on their way. */
const FLIGHT = 200;

export class Review {
  about = $state.raw<doors.About | null>(null);
  /** The last position, and who ended the game before its end. */
  final = $state.raw<View | null>(null);
  agreed = $state.raw<Shapes['Table']['agreed']>(null);
  course = $state.raw<Course | null>(null);
  folder = $state.raw<GameFolder | null>(null);
  missing = $state(false);
  away = $state(false);
  /** Whose eyes are asked for: null is what the server gives, everybody's once the game is over. */
  eyes = $state<string | null>(null);
  /** The stop that is shown, and one that is only peeked at. */
  at = $state(0);
  peeked = $state<number | null>(null);
  playing = $state(false);
  moving = $state.raw<Line[]>([]);
  readonly flight = FLIGHT;

  #views = $state.raw(new Map<number, View>());
  #shown = $state.raw<View | null>(null);
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = false;

  /** `seat` is the one of mine I look through, where several people share this device. */
  constructor(readonly id: string, readonly arrived: (address: string) => void, readonly seat: number | null = null) {}

  /** Who sat where, as a table tells it: here nobody is away, and where a game was played no seat was free. */
  readonly seats: Seat[] = $derived.by(() => (this.about?.seats ?? []).map((seat) => ({ ...seat, kind: seat.kind === 'open' ? 'person' : seat.kind, online: true, lent: null, key: null })));
  readonly stops: Stop[] = $derived.by(() => (this.course ? stopsOf(this.course) : []));
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.stops));
  readonly here = $derived.by(() => this.peeked ?? this.at);
  readonly stop: Stop | null = $derived.by(() => this.stops[this.here] ?? null);
  readonly over = $derived.by(() => this.course?.status === 'over');
  /** The position on the screen; until the one asked for has come, the one before. */
  readonly view: View | null = $derived.by(() => this.#views.get(this.stop?.ply ?? -1) ?? this.#shown);
  readonly ready = $derived.by(() => !!this.stop && this.#views.has(this.stop.ply));
  /** What was decided here, as a trail on the position in which it was. */
  readonly deeds: Deed[] = $derived.by(() => {
    const { folder, view, stop } = this;
    return folder && view && stop && this.ready && !this.moving.length ? deedsOf(stop.lines, view, folder.reading) : [];
  });
  /** Everybody's arms, by seat; what goes by them changes only when they do. */
  readonly #arms = $derived.by(() => (this.view?.players ?? []).map((player) => player.arms ?? '').join(' '));
  readonly arms = $derived.by(() => this.#arms.split(' ').map((arms) => (arms || null) as Arms | null));
  readonly last = $derived.by(() => this.here >= this.stops.length - 1);

  async open(address: string | null): Promise<void> {
    try {
      const [about, course] = await Promise.all([doors.about(this.id), doors.course(this.id, 0, this.#whose(null))]);
      const over = course.status === 'over';
      const [folder, last, table] = await Promise.all([
        gameFolder(about.game),
        over ? doors.positions(this.id, course.ply, course.ply, this.#whose(null)) : null,
        over && !about.results && about.kind === 'table' ? api.table(this.id, this.seat) : null,
      ]);
      this.folder = folder;
      this.final = last?.positions[0]?.view ?? null;
      this.agreed = table?.agreed ?? null;
      this.course = course;
      this.about = about;
      this.at = stopAt(this.stops, address);
      this.away = false;
      await this.#fetch();
    } catch (error) {
      if (error instanceof api.Refusal) this.missing = true;
      else this.away = true;
    }
  }

  #whose(eyes: string | null): api.Eyes {
    return { eyes, seat: this.seat };
  }

  /** The game has gone on, or something was taken back: one stays where one is, if that is still there. */
  async refresh(): Promise<void> {
    const known = this.course;
    if (!known) return;
    try {
      let fresh = await doors.course(this.id, known.ply, this.#whose(this.eyes));
      if (fresh.revision === known.revision) fresh = { ...fresh, plies: [...known.plies, ...fresh.plies] };
      else {
        fresh = await doors.course(this.id, 0, this.#whose(this.eyes));
        this.#shown = this.view;
        this.#views = new Map();
      }
      if (this.course !== known) return void this.refresh(); // it went on twice at once
      this.#asked.clear(); // where there was nothing yet, there may be by now
      this.course = fresh;
      this.at = Math.min(this.at, this.stops.length - 1);
      void this.#fetch();
    } catch (error) {
      this.away = !(error instanceof api.Refusal);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Another address was followed. */
  follow(address: string | null): void {
    const stop = stopAt(this.stops, address);
    if (this.stops.length && address !== addressOf(this.stops[this.at]!)) this.go(stop);
  }

  async lookThrough(eyes: string | null): Promise<void> {
    const before = this.eyes;
    this.eyes = eyes;
    try {
      const course = await doors.course(this.id, 0, this.#whose(eyes));
      if (this.eyes !== eyes) return;
      this.#shown = this.view;
      this.#views = new Map();
      this.#asked.clear();
      this.course = course;
      await this.#fetch();
    } catch {
      this.eyes = before;
    }
  }

  /** Stand at a stop, at once. */
  go(to: number): void {
    this.pause();
    this.#stand(to);
  }

  #stand(to: number): void {
    this.moving = [];
    this.peeked = null;
    this.#shown = this.view;
    this.at = Math.max(0, Math.min(to, this.stops.length - 1));
    const stop = this.stops[this.at];
    if (stop) this.arrived(addressOf(stop));
    void this.#fetch();
  }

  /** Look at a stop without going there. */
  peek(at: number | null): void {
    if (this.playing) return;
    this.#shown = this.view;
    this.peeked = at;
    void this.#fetch();
  }

  /** One decision on or back; forwards its pieces are seen to move. */
  step(by: 1 | -1): void {
    this.pause();
    if (by < 0) this.#stand(this.at - 1);
    else this.#advance();
  }

  /** To where a turn begins: this one, the one before, or the next. */
  turn(by: 1 | -1): void {
    const at = this.turns.findLastIndex((turn) => turn.first <= this.at);
    const begun = this.turns[at];
    const back = begun && begun.first < this.at ? begun : this.turns[at - 1];
    this.go(by > 0 ? (this.turns[at + 1]?.first ?? this.stops.length - 1) : (back?.first ?? 0));
  }

  toggle(hurry = false): void {
    if (this.playing) return this.pause();
    if (this.at >= this.stops.length - 1) this.#stand(0);
    this.playing = true;
    this.#hurry = hurry;
    this.#timer = setTimeout(() => this.#play(), this.#pace());
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.moving = [];
  }

  #pace(): number {
    return this.#hurry ? HURRY : PACE;
  }

  #play(): void {
    if (!this.playing) return;
    this.#advance();
    if (this.at >= this.stops.length - 1) this.playing = false;
    else this.#timer = setTimeout(() => this.#play(), this.#pace());
  }

  #advance(): void {
    const stop = this.stops[this.at];
    const next = this.stops[this.at + 1];
    if (!stop || !next) return;
    const flies = !calm.matches && this.#views.has(next.ply) && stop.lines.some((line) => 'from' in line.args);
    if (!flies) return this.#stand(this.at + 1);
    this.moving = stop.lines;
    const at = this.at;
    setTimeout(() => {
      if (this.moving === stop.lines && this.at === at) this.#stand(at + 1);
    }, FLIGHT);
  }

  /** Have the position that is shown, and those around it. */
  async #fetch(): Promise<void> {
    const stop = this.stop;
    if (!stop) return;
    const near = [stop.ply, this.stops[Math.min(this.stops.length - 1, this.here + 6)]!.ply, this.stops[Math.max(0, this.here - 6)]!.ply];
    if (near.every((ply) => this.#views.has(ply))) return;
    const first = Math.max(0, stop.ply - AROUND);
    const key = `${this.eyes} ${first}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const eyes = this.eyes;
    try {
      const { positions } = await doors.positions(this.id, first, stop.ply + AROUND, this.#whose(eyes));
      if (eyes !== this.eyes) return;
      const views = new Map(this.#views);
      for (const { ply, view } of positions) views.set(ply, view);
      this.#views = views;
      this.away = false;
    } catch (error) {
      this.away = !(error instanceof api.Refusal);
      this.#asked.delete(key);
    }
  }
}
