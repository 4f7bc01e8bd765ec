/** Small sounds, made on the spot: stone, coins, a bell. Nothing is loaded. */
import { settings } from '../state/settings.svelte';

export type Sound = 'card' | 'coin' | 'turn' | 'victory' | 'defeat' | 'clock' | 'chat';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number, type: OscillatorType = 'sine') {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** A stone laid on stone: a short burst of noise through a low filter. */
function knock(at: number) {
  if (!context) return;
  const length = 0.09;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'lowpass';
  filter.frequency.value = 900;
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** Turns sounds on or off; turned on, one is heard at once. */
export function setSound(on: boolean) {
  settings.set({ sound: on });
  sound('turn');
}

export function sound(what: Sound) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Before anything was pressed a browser makes no sound, and complains of those who try.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const at = context.currentTime + 0.01;
  if (what === 'card') knock(at);
  if (what === 'coin') {
    tone(at, 2093, 0.16, 0.06, 'triangle');
    tone(at + 0.06, 2637, 0.2, 0.05, 'triangle');
  }
  if (what === 'turn') {
    tone(at, 523, 0.3, 0.1);
    tone(at + 0.13, 784, 0.45, 0.1);
  }
  if (what === 'chat') tone(at, 880, 0.12, 0.05);
  if (what === 'clock') tone(at, 1200, 0.05, 0.05, 'square');
  if (what === 'victory') [523, 659, 784, 1047].forEach((hz, i) => tone(at + i * 0.14, hz, 0.6, 0.09));
  if (what === 'defeat') [392, 330, 262].forEach((hz, i) => tone(at + i * 0.18, hz, 0.6, 0.08));
}
