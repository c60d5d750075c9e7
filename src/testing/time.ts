import { vi } from 'vitest'

/** Processor time of this thread in milliseconds, which other load on the machine does not affect. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Waits until a check passes. Vitest's default timeout is too short for a busy machine, and its interval too long for a fast one. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 15_000, interval: 5 })
