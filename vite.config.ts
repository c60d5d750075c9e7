import { readFileSync } from 'node:fs'
import formatjs from '@formatjs/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Connect, type Plugin } from 'vite'
import { catalogues } from './scripts/catalogues-plugin.ts'

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
      catalogues(),
      react({ compiler: true }),
      configuration(),
      operationList(),
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
    build: {
      manifest: true,
      target: 'es2023',
      // Every browser of that target knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Emotion imports it without using it.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        output: {
          // What every visit loads is one chunk: cut by who else shares its parts, it compresses worse.
          codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
        },
      },
    },
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

/** What the developer panel offers, read from the contract: every operation with its statuses and example names. */
function operationList(): Plugin {
  type Operation = {
    operationId: string
    tags: string[]
    responses: Record<string, { $ref?: string; content?: Record<string, { examples?: object }> }>
  }
  const id = 'virtual:operations'
  return {
    name: 'waypost:operations',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const bundle = JSON.parse(readFileSync('mocks/generated/openapi.json', 'utf8')) as {
        paths: Record<string, Record<string, Operation | unknown[]>>
      }
      const operations = Object.values(bundle.paths)
        .flatMap((item) => Object.values(item))
        .filter((value): value is Operation => 'operationId' in value)
        .map(({ operationId, tags, responses }) => ({
          operationId,
          tag: tags[0],
          codes: Object.keys(responses),
          examples: [
            ...new Set(
              Object.values(responses).flatMap(({ content = {} }) =>
                Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
              ),
            ),
          ],
        }))
      return `export const operations = ${JSON.stringify(operations)}`
    },
  }
}
