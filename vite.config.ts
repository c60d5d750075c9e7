import formatjs from '@formatjs/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Connect, type Plugin } from 'vite'

export default defineConfig(({ command, mode }) => {
  const production = command === 'build' && mode === 'production'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: {
          // The loader too: with it, a screen's client and validators stay out of the entry chunk.
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
        routeFileIgnorePattern: '\\.(test|stories)\\.',
      }),
      formatjs({ ast: production }),
      react({ compiler: true }),
      configuration(),
    ],
    resolve: {
      tsconfigPaths: true,
      // Messages are compiled at build time, so the production bundle needs no parser.
      ...(production && {
        alias: {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      }),
    },
    build: { manifest: true, target: 'es2023' },
    server: { host: '127.0.0.1', strictPort: true },
    preview: { host: '127.0.0.1', strictPort: true },
  }
})

/** Serves `/config.json` for the API that `WAYPOST_API_PORT` names, as a deployment would with a file of its own. */
function configuration(): Plugin {
  const port = process.env['WAYPOST_API_PORT']
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (port === undefined || request.url?.split('?')[0] !== '/config.json') return next()
    const apiBaseUrl = `http://127.0.0.1:${port}`
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({ apiBaseUrl, imageBaseUrl: `${apiBaseUrl}/images`, productName: 'Waypost' }),
    )
  }
  return {
    name: 'waypost:configuration',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  }
}
