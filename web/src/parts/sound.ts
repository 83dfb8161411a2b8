/** A small set of sounds, made here: off until somebody asks for them, as loud as they like. */
import { settings } from "../lib/settings.svelte";

export type Sound = "card" | "stone" | "point" | "loss" | "round" | "turn" | "trigger";

interface Tone {
  /** Frequencies in hertz, one after the other, and how far apart they begin in seconds. */
  notes: number[];
  apart: number;
  long: number;
  shape: OscillatorType;
  loud: number;
}
/** A card is a rustle; everything else rings. */
const TONES: Record<Exclude<Sound, "card">, Tone> = {
  stone: { notes: [1760, 2217], apart: 0.05, long: 0.18, shape: "sine", loud: 0.1 },
  point: { notes: [659, 880], apart: 0.07, long: 0.3, shape: "triangle", loud: 0.14 },
  loss: { notes: [330, 247], apart: 0.09, long: 0.35, shape: "triangle", loud: 0.12 },
  round: { notes: [392, 523, 659], apart: 0.11, long: 0.6, shape: "sine", loud: 0.14 },
  turn: { notes: [587, 784], apart: 0.12, long: 0.6, shape: "sine", loud: 0.16 },
  trigger: { notes: [988], apart: 0, long: 0.22, shape: "triangle", loud: 0.08 },
};
const RUSTLE = 0.07;

let audio: AudioContext | null = null;

/** Plays a sound, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return;
  audio ??= new AudioContext();
  if (name === "card") rustle(audio);
  else ring(audio, TONES[name]);
}

function ring(audio: AudioContext, { notes, apart, long, shape, loud }: Tone): void {
  notes.forEach((frequency, i) => {
    const [tone, at] = [audio.createOscillator(), audio.currentTime + i * apart];
    tone.type = shape;
    tone.frequency.value = frequency;
    tone.connect(fading(audio, at, loud, long));
    tone.start(at);
    tone.stop(at + long);
  });
}

function rustle(audio: AudioContext): void {
  const noise = audio.createBuffer(1, audio.sampleRate * RUSTLE, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  source.connect(filter).connect(fading(audio, audio.currentTime, 0.25, RUSTLE));
  source.start();
}

function fading(audio: AudioContext, at: number, loud: number, long: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}
