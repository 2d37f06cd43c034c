/** Telling a person that it is their turn: title, icon in the tab, and a soft sound for who wants it. */
import { preferences } from '../preferences.svelte';

export function setIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
}

let audio: AudioContext | null = null;

export function chime(): void {
  if (!preferences.sound) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [delay, pitch] of [[0, 523.25], [0.12, 783.99]] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, start + delay);
      gain.gain.linearRampToValueAtTime(0.12, start + delay + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.35);
      tone.connect(gain).connect(audio.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.4);
    }
  } catch {
    // A browser without sound, or not allowed to make any, stays silent.
  }
}
