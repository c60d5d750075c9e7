import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser.ts'
import { addressOf, built, development, environmentOf } from './tests/support/e2e-servers.ts'

const { args, ...browser } = browserOptions()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores, since a journey leaves a fifth of its core idle.
  workers: 3,
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
    {
      // First, since its server takes a while to start, and in one worker, which starts it.
      name: 'development',
      testMatch: 'development/*.e2e.ts',
      workers: 1,
      use: { baseURL: addressOf(development) },
      // On the first page, Vite prepares all packages.
      timeout: 240_000,
      expect: { timeout: 60_000 },
    },
    {
      name: 'built',
      testIgnore: ['development/**', 'long/**'],
      use: { baseURL: addressOf(built) },
    },
    // Only `npm run test:long` runs it.
    {
      name: 'long',
      testMatch: 'long/*.e2e.ts',
      retries: 0,
      use: { baseURL: addressOf(built) },
    },
  ],
  webServer: {
    command: 'node scripts/console.ts --built',
    url: `${addressOf(built)}/config.json`,
    env: environmentOf(built),
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
