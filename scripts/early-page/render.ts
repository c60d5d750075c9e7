import formatjs from '@formatjs/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin } from 'vite'
import { catalogs } from '../catalogs-plugin.ts'
import type { EarlyPages } from './markup.tsx'

// A process of its own, because the console's modules expect a browser's globals.
const nothing = { getItem: () => null }
Object.assign(globalThis, {
  localStorage: nothing,
  BroadcastChannel: class extends EventTarget {},
})

const withoutStyleSheets: Plugin = {
  name: 'waypost:without-style-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style-sheet' : null),
  load: (id) => (id === '\0no-style-sheet' ? '' : null),
}

const { module } = await runnerImport<{ pages: EarlyPages }>(
  new URL('markup.tsx', import.meta.url).pathname,
  {
    configFile: false,
    logLevel: 'error',
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        enableRouteGeneration: false,
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      }),
      // Styles need no compiler here: Panda's functions compute the same classes.
      formatjs({ ast: true }),
      catalogs(),
      react(),
      withoutStyleSheets,
    ],
    resolve: { tsconfigPaths: true },
  },
)
process.stdout.write(JSON.stringify(module.pages))
process.exit(0)
