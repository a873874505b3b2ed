// Small sounds of our own, made when they are needed: cards on felt, a few soft notes.
import { prefs } from './prefs.svelte';
import type { GameEvent } from './wire';

export type Sound = 'card' | 'cards' | 'meld' | 'turn' | 'refused' | 'round' | 'won';

/** One strike: a note of a pitch in Hz, or the rustle of a card around it, from `at` seconds for `long` seconds. */
interface Strike {
  readonly kind: 'note' | 'rustle';
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  /** The loudest it gets, 0 to 1. */
  readonly peak: number;
}
const note = (pitch: number, at: number, long = 0.6, peak = 0.18): Strike => ({
  kind: 'note',
  pitch,
  at,
  long,
  peak,
});
const rustle = (pitch: number, at: number, peak = 0.5): Strike => ({
  kind: 'rustle',
  pitch,
  at,
  long: 0.07,
  peak,
});

export const SCORE: Readonly<Record<Sound, readonly Strike[]>> = {
  card: [rustle(2600, 0), note(170, 0.015, 0.07, 0.22)],
  cards: [0, 0.055, 0.1, 0.15].map((at, index) => rustle(2100 + index * 260, at, 0.4)),
  meld: [
    ...[0, 0.05, 0.1].map((at, index) => rustle(2300 + index * 200, at, 0.4)),
    note(150, 0.12, 0.1, 0.26),
  ],
  // Two quiet notes, a fifth apart.
  turn: [note(523.25, 0), note(783.99, 0.13)],
  refused: [note(220, 0, 0.18, 0.14), note(185, 0.1, 0.24, 0.14)],
  round: [note(392, 0), note(493.88, 0.12), note(587.33, 0.24)],
  won: [note(392, 0), note(493.88, 0.11), note(587.33, 0.22), note(783.99, 0.33, 1)],
};

/** What is heard of a view's events: one sound for all of them, the one that matters most; null where nothing is heard. */
export function soundOf(events: readonly GameEvent[], you: number | null): Sound | null {
  const kinds = new Set(events.map((event) => event.type));
  const end = events.find((event) => event.type === 'match_ended');
  if (end) return you !== null && end.winners.includes(you) ? 'won' : 'round';
  if (kinds.has('round_ended')) return 'round';
  if (kinds.has('melded')) return 'meld';
  const taken = events.find((event) => event.type === 'took');
  if (kinds.has('round_started') || (taken && taken.cards.length > 1)) return 'cards';
  if (taken || kinds.has('drew') || kinds.has('discarded') || kinds.has('laid_off') || kinds.has('swapped'))
    return 'card';
  return null;
}

/** A sound that could not be heard within so many ms belongs to nothing any more. */
const LATE = 300;
let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound at the reader's volume; does nothing on a device without sound, or before anybody has touched it. */
export function sound(name: Sound): void {
  const loud = (Math.max(0, Math.min(100, prefs.volume)) / 100) ** 2;
  // Browsers would not let it be heard, and making the device for it takes long while a page is coming.
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (loud === 0 || !touched) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'running') play(audio, name, loud);
    else void wake(audio, name, loud).catch(() => undefined);
  } catch {
    // No sound on this device.
  }
}

/** Browsers let a page sound only after somebody has touched it; what was to be heard long before that is not. */
async function wake(context: AudioContext, name: Sound, loud: number): Promise<void> {
  const wanted = performance.now();
  await context.resume();
  if (performance.now() - wanted < LATE) play(context, name, loud);
}

function play(context: AudioContext, name: Sound, loud: number): void {
  const start = context.currentTime + 0.02;
  for (const one of SCORE[name]) strike(context, one, start + one.at, one.peak * loud);
}

function strike(context: AudioContext, one: Strike, at: number, peak: number): void {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(peak, at + (one.kind === 'note' ? 0.02 : 0.004));
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + one.long);
  loudness.connect(context.destination);
  const source = one.kind === 'note' ? tone(context, one.pitch) : noise(context, one.pitch, loudness);
  if (one.kind === 'note') source.connect(loudness);
  source.start(at);
  source.stop(at + one.long + 0.05);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  return source;
}

/** A breath of noise through a band around a pitch. */
function noise(context: AudioContext, pitch: number, into: AudioNode): AudioBufferSourceNode {
  hiss ??= noiseOf(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  source.connect(band).connect(into);
  return source;
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate / 5), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // A fixed sequence sounds as well as chance does.
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}
