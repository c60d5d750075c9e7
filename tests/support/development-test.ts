import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test as consoleTest } from './console-test.ts'
import { addressOf, development, environmentOf } from './e2e-servers.ts'

type WorkerFixtures = { developmentServer: undefined }

/** The test of a journey on the development server, which starts beside the journeys on the build. */
export const test = consoleTest.extend<object, WorkerFixtures>({
  developmentServer: [
    async ({}, use) => {
      const server = spawn(process.execPath, ['scripts/console.ts', '--dev'], {
        env: { ...process.env, ...environmentOf(development) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(server, 'exit')
      await expect(async () => {
        expect(server.exitCode, 'the development server ended').toBeNull()
        expect((await fetch(`${addressOf(development)}/config.json`)).ok).toBe(true)
      }).toPass({ intervals: [200] })
      await use(undefined)
      server.kill()
      await ended
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
})

export { expect }
