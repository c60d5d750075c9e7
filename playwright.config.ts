import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser.ts'

const port = 4100
const apiPort = 4110

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: browserOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/run.mjs scripts/console.ts --built',
    url: `http://127.0.0.1:${port}/config.json`,
    env: { WAYPOST_PORT: String(port), WAYPOST_API_PORT: String(apiPort) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
