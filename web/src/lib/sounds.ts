/** The sounds of a table. They are synthesized, so that there is no file to fetch, and soft. */

export type Sound = "place" | "take" | "coins" | "turn" | "time" | "over";

interface Note {
  pitch: number;
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  length: number;
  wave?: OscillatorType;
  volume?: number;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // A wooden piece on paper: low and short.
  place: [{ pitch: 196, at: 0, length: 0.12, wave: "triangle" }],
  take: [
    { pitch: 330, at: 0, length: 0.08, wave: "triangle", volume: 0.08 },
    { pitch: 440, at: 0.06, length: 0.1, wave: "triangle", volume: 0.08 },
  ],
  coins: [
    { pitch: 1568, at: 0, length: 0.12, volume: 0.05 },
    { pitch: 2093, at: 0.07, length: 0.2, volume: 0.05 },
  ],
  turn: [
    { pitch: 523, at: 0, length: 0.4 },
    { pitch: 784, at: 0.14, length: 0.4 },
  ],
  time: [
    { pitch: 880, at: 0, length: 0.12, wave: "triangle" },
    { pitch: 880, at: 0.25, length: 0.12, wave: "triangle" },
  ],
  over: [
    { pitch: 523, at: 0, length: 0.5 },
    { pitch: 659, at: 0.15, length: 0.5 },
    { pitch: 784, at: 0.3, length: 0.7 },
  ],
};
const VOLUME = 0.12;
const ATTACK = 0.015;
const SILENCE = 0.0001;

let audio: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  // Browsers allow few contexts: one serves the whole page.
  audio ??= new AudioContext();
  for (const note of NOTES[sound]) playNote(audio, note);
}

function playNote(context: AudioContext, { pitch, at, length, wave = "sine", volume = VOLUME }: Note): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}
