import { createAtom } from '@tanstack/react-store'
import { useStoredSwitch } from '~/ui/settings/use-stored.ts'

/** Whether tones are on. True until the user's setting has loaded. */
const soundOn = createAtom(true)

/** The user's setting for scan tones, stored with the other settings. */
export const useScanSound = () => useStoredSwitch('scan sound', soundOn)

let audio: AudioContext | undefined

/** A short tone and a vibration, for success or failure. */
export function signal(good: boolean) {
  // Before the first user gesture, browsers refuse both and log a warning.
  if (!navigator.userActivation.hasBeenActive) return
  // Safari has no vibration.
  if ('vibrate' in navigator) navigator.vibrate(good ? 60 : [90, 60, 90])
  if (!soundOn.get()) return
  audio ??= new AudioContext()
  void audio.resume()
  playTone(audio, good)
}

/** High and clear for success; low, rough and longer for failure, so that they differ even in a noisy hall. */
export function playTone(context: BaseAudioContext, good: boolean) {
  const start = context.currentTime
  const end = start + (good ? 0.09 : 0.28)
  const tone = context.createOscillator()
  tone.type = good ? 'sine' : 'square'
  tone.frequency.value = good ? 1760 : 196
  const volume = context.createGain()
  volume.gain.setValueAtTime(good ? 0.25 : 0.15, start)
  // Without the ramp, it ends with a click.
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(end)
}
