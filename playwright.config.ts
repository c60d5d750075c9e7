import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser.ts'

const base = Number(process.env['WAYPOST_E2E_PORT'] ?? 4100)
const built = { port: base, apiPort: base + 10 }
const development = { port: base + 1, apiPort: base + 11 }
const { args, ...browser } = browserOptions()
const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Journeys occasionally fail on a busy machine. Those that pass only on the second try are listed at the end.
  retries: 1,
  forbidOnly: true,
  // Four times the duration of a journey on a busy machine: only a hanging one takes this long.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // In the seconds of a journey, optimized code does not pay for its compilation. `smooth.e2e.ts` has it.
    launchOptions: { ...browser, args: [...args, '--js-flags=--no-maglev --no-turbofan'] },
    // The frames of animations take a tenth of the time. `press.e2e.ts` and `navigation.e2e.ts` have them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tests could not answer for the requests that it takes. `kept-files.e2e.ts` allows it.
    serviceWorkers: 'block',
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    { name: 'built', testIgnore: 'development/**', use: { baseURL: address(built) } },
    {
      name: 'development',
      testMatch: 'development/*.e2e.ts',
      use: { baseURL: address(development) },
      // On the first page, Vite prepares all packages.
      timeout: 240_000,
      expect: { timeout: 60_000 },
    },
  ],
  webServer: [server(built, '--built'), server(development, '--dev')],
})

function server(ports: { port: number; apiPort: number }, flag: string) {
  return {
    command: `node scripts/console.ts ${flag}`,
    url: `${address(ports)}/config.json`,
    env: {
      WAYPOST_PORT: String(ports.port),
      WAYPOST_API_PORT: String(ports.apiPort),
      // The world's clock is fixed, like the browser's.
      WAYPOST_NOW: '2026-11-16T15:00:00Z',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}
