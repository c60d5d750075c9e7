import formatjs from '@formatjs/vite-plugin'
import { pandacss } from '@pandacss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { catalogs } from '../scripts/catalogs-plugin.ts'
import { publicRoutes } from '../scripts/public-routes-plugin.ts'
import { screenList } from '../scripts/screens-plugin.ts'
import { webVersion } from '../scripts/web-version.ts'

// The application's configuration without the router's plugin, which would write the route tree during a test.
export default defineConfig({
  plugins: [
    pandacss({ transform: true }),
    formatjs({ ast: false }),
    catalogs(),
    publicRoutes(),
    screenList(),
    react({ compiler: true }),
    msw({ mode: 'worker-only' }),
  ],
  resolve: { tsconfigPaths: true },
  define: webVersion,
  // Lazy-loaded packages: discovered during a run, they would reload the page.
  optimizeDeps: {
    include: ['barcode-detector/ponyfill', 'fflate', 'papaparse', 'pdf-lib', 'recharts'],
  },
})
