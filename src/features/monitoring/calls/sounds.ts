import type { CallSettings } from './calls.ts'

type Note = { at: number; frequency: number; length: number; type: OscillatorType; volume: number }

/** Times in seconds, frequencies in hertz. */
const melodies: Record<CallSettings['sound'], readonly Note[]> = {
  chime: [
    { at: 0, frequency: 880, length: 0.5, type: 'sine', volume: 0.3 },
    { at: 0.25, frequency: 1175, length: 0.8, type: 'sine', volume: 0.3 },
  ],
  bell: [
    { at: 0, frequency: 1568, length: 1.2, type: 'triangle', volume: 0.35 },
    { at: 0.6, frequency: 1568, length: 1.2, type: 'triangle', volume: 0.35 },
  ],
  alarm: Array.from({ length: 6 }, (_, index) => ({
    at: index * 0.25,
    frequency: index % 2 ? 740 : 988,
    length: 0.22,
    type: 'square',
    volume: 0.2,
  })),
  none: [],
}

let audio: AudioContext | undefined

/** Plays the sound of a call. Returns false if the browser keeps it silent until the user presses something. */
export async function playCall(sound: CallSettings['sound']): Promise<boolean> {
  if (sound === 'none') return true
  if (!navigator.userActivation.hasBeenActive) return false
  audio ??= new AudioContext()
  await audio.resume()
  for (const note of melodies[sound]) playNote(audio, note)
  return true
}

function playNote(context: AudioContext, { at, frequency, length, type, volume }: Note) {
  const start = context.currentTime + at
  const tone = context.createOscillator()
  tone.type = type
  tone.frequency.value = frequency
  const gain = context.createGain()
  gain.gain.setValueAtTime(volume, start)
  // Without the ramp, it ends with a click.
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}
