/** The sounds themselves, made of tones and noise: nothing is fetched for them. */
import type { SoundKind } from './sounds';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** Two of a kind within this many seconds are one. */
const APART = 0.07;
const last = new Map<SoundKind, number>();

function envelope(context: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, at: number, pitch: number, loud: number, seconds: number, type: OscillatorType = 'triangle'): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(envelope(context, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** A breath of noise around a pitch: wood, paper, a rolling die. */
function rustle(context: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(context, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

const SOUNDS: Record<SoundKind, (context: AudioContext, at: number, loud: number) => void> = {
  piece: (context, at, loud) => {
    tone(context, at, 190, loud * 0.5, 0.09, 'sine');
    rustle(context, at, 1400, loud * 0.5, 0.05);
  },
  die: (context, at, loud) => [0, 0.06, 0.13, 0.22].forEach((delay, i) => rustle(context, at + delay, 2400 - i * 260, loud * 0.5, 0.05)),
  card: (context, at, loud) => rustle(context, at, 3600, loud * 0.35, 0.16),
  turn: (context, at, loud) => {
    tone(context, at, 523.25, loud * 0.35, 0.35);
    tone(context, at + 0.12, 783.99, loud * 0.35, 0.4);
  },
  end: (context, at, loud) => [392, 523.25, 659.25, 783.99].forEach((pitch, i) => tone(context, at + i * 0.14, pitch, loud * 0.35, 0.6)),
};

export function play(kind: SoundKind, volume: number): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    if (now - (last.get(kind) ?? -1) < APART) return;
    last.set(kind, now);
    SOUNDS[kind](audio, now, volume * 0.5);
  } catch {
    // A browser without sound, or not allowed to make any, stays silent.
  }
}
