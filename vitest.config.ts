import { parseArgs } from 'node:util'
import formatjs from '@formatjs/vite-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './scripts/browser.ts'
import { catalogs } from './scripts/catalogs-plugin.ts'
import { publicRoutes } from './scripts/public-routes-plugin.ts'

// Tests occasionally fail on a busy machine. Those that pass only on the second try are listed at the end.
const retry = 1

// No test should take long, but a busy machine may be four times slower.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000, interval: 5 } },
  retry,
}

const app = {
  plugins: [formatjs({ ast: false }), catalogs(), publicRoutes()],
  resolve: { tsconfigPaths: true },
}

const browserPackages = [
  ...['dialog', 'factory', 'file-upload', 'locale', 'portal', 'tabs', 'toast'].map(
    (part) => `@ark-ui/react/${part}`,
  ),
  '@formatjs/intl-localematcher',
  '@internationalized/date',
  '@internationalized/number',
  '@js-joda/core',
  '@js-joda/timezone',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'jsbarcode',
  'libphonenumber-js/min',
  'lucide-react',
  'papaparse',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-intl',
  'react/jsx-dev-runtime',
]

// A function, since Vitest writes the project's name into the instances.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: browserOptions(),
    contextOptions: { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
  }),
})

const projects = {
  unit: () => ({
    ...app,
    test: {
      name: 'unit',
      // Importing the sandbox for each file would take longer than the tests.
      isolate: false,
      ...patience,
      include: ['{src,mocks,scripts,deploy}/**/*.test.ts'],
      exclude: ['**/*.browser.test.ts'],
    },
  }),
  contract: () => ({
    ...app,
    test: {
      name: 'contract',
      isolate: false,
      ...patience,
      include: ['tests/{contract,repo}/**/*.test.ts'],
    },
  }),
  browser: () => ({
    ...app,
    // Packages that Vite finds only during the run would reload the page of a test.
    optimizeDeps: { include: browserPackages },
    test: {
      name: 'browser',
      ...patience,
      include: ['src/**/*.browser.test.ts'],
      globalSetup: 'src/testing/api-server.ts',
      browser: browser(),
    },
  }),
  stories: () => ({
    extends: '.storybook/vite.config.ts' as const,
    plugins: [storybookTest()],
    // React describes each render to a profiler, which nobody has open here.
    optimizeDeps: {
      rolldownOptions: {
        transform: {
          define: { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' },
        },
      },
    },
    test: {
      name: 'stories',
      setupFiles: ['.storybook/unrecorded.ts'],
      // Each worker has its own browser context.
      isolate: false,
      maxWorkers: 2,
      ...patience,
      // A story may walk through a whole flow.
      testTimeout: 120_000,
      browser: browser(),
    },
  }),
}

// Vitest starts every project before it leaves out those that `--project` does not name. That takes ten seconds.
const { project: asked = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values
const isPattern = asked.some((each) => !Object.hasOwn(projects, String(each)))

export default defineConfig({
  test: {
    projects: Object.entries(projects)
      .filter(([name]) => asked.length === 0 || isPattern || asked.includes(name))
      .map(([, create]) => create()),
  },
})
