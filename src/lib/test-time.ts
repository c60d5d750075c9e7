import { vi } from 'vitest'

/** The processor time of this thread in milliseconds; other load on the machine does not count. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Waits until a check passes. Vitest's own second is too short for a busy machine, and its steps too long for a quick one. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- The one place that names a time.
  vi.waitFor(check, { timeout: 15_000, interval: 5 })
