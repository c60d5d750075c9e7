import { expect, test } from 'vitest'
import { playTone } from './signals.ts'

/** The duration of the tone in seconds, and its frequency. */
async function heard(good: boolean) {
  const rate = 44_100
  const context = new OfflineAudioContext(1, rate, rate)
  playTone(context, good)
  const samples = (await context.startRendering()).getChannelData(0)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001)
  const swings = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0)
  return { length: last / rate, pitch: (swings.length * rate) / last }
}

test('the tone for success is short and high, the one for failure longer and low', async () => {
  const [good, bad] = [await heard(true), await heard(false)]
  expect(good.length).toBeGreaterThan(0.05)
  expect(bad.length).toBeGreaterThan(good.length * 2)
  expect(bad.length).toBeLessThan(0.4)
  expect(good.pitch).toBeGreaterThan(bad.pitch * 4)
})
