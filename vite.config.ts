import path from 'node:path'
import formatjs from '@formatjs/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compressFolder } from './deploy/compress.ts'
import { readConfig } from './deploy/nginx.ts'
import { staticSite } from './deploy/static-site.ts'
import { catalogues } from './scripts/catalogues-plugin.ts'
import { leanPackages } from './scripts/lean-packages.ts'
import { operationList } from './scripts/operations-plugin.ts'

// What the sign-in screen shares with the frame of all others, and its form with theirs: other fields are heavier. Two
// chunks of it would weigh half a kilobyte more.
const commonParts =
  /src\/components\/(?:theme\/theme-switch|page\/(?:brand|legal-links)|feedback\/(?:flash-messages|use-error-text)|button\/busy-button|form\/(?:input|form|form-store|use-form|field-frame|text-field|contract-check|submit-button))\.tsx?$|react-query\/build\/modern\/useMutation/
const signInParts =
  /src\/(?:components\/page\/(?:public-page|language-switch)|features\/sign-in\/(?:sign-in-page|begin-session|oops|messages)|api\/generated\/endpoints\/session)/
// What all other screens have, or most of them.
const frameParts =
  /src\/(?:shell\/signed-in-frame|components\/(?:page\/page-header|feedback\/(?:error-message|empty-state|skeleton-lines)|storage\/user-storages|toast\/toasts|form\/select|table\/use-list-address))\.tsx?$|react-query\/build\/modern\/useQuery\.js|@chakra-ui\/react\/dist\/esm\/components\/skeleton\//
// What tells of failures, loaded ahead together.
const failureParts =
  /src\/(?:shell\/(?:route-failure|dead-end-page|connection-banner|route-announcer)|api\/newer-build)\.tsx?$/
const listParts =
  /src\/components\/table\/(?:data-table|use-list-state|columns|rows-source)\.tsx?$/

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
      site(),
      compressed(),
      operationList(),
      moduleList(),
      ...(production ? [noParser()] : []),
    ],
    resolve: {
      tsconfigPaths: true,
      alias: leanPackages,
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
          // The name of a shared chunk would tell whose they are, and each visit loads the list of names.
          chunkFileNames: ({ name, facadeModuleId }) => {
            const [, tag] = /\/catalogues\/([^/]+)\/[^/]+\.json$/.exec(facadeModuleId ?? '') ?? []
            return `assets/${tag ? `${tag}.` : ''}${name.split('~')[0]}-[hash].js`
          },
          // Cut by who else shares their parts, they would compress worse.
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'] },
              { name: 'common', test: commonParts },
              { name: 'sign-in', test: signInParts },
              { name: 'frame', test: frameParts },
              { name: 'list', test: listParts },
              { name: 'failure', test: failureParts },
              // What is left are crumbs: apart, each weighs more than what is in it.
              {
                name: 'shared',
                minShareCount: 2,
                maxModuleSize: 3000,
                entriesAware: true,
                entriesAwareMergeThreshold: 1500,
              },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', strictPort: true },
    preview: { host: '127.0.0.1', strictPort: true },
  }
})

/**
 * Serves the console for the API that `WAYPOST_API_PORT` names: in development `/config.json` alone, in preview the whole
 * build, as a deployment would.
 */
function site(): Plugin {
  let folder = ''
  return {
    name: 'waypost:site',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    configureServer: ({ middlewares }) =>
      void middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(configuration()))
      }),
    configurePreviewServer: ({ middlewares }) => {
      const serve = staticSite(folder, configuration())
      middlewares.use((request, response, next) => {
        serve(request, response).then(undefined, next)
      })
    },
  }
}

/** Writes a compressed copy beside each file of the build. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'waypost:compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    closeBundle: { order: 'post', handler: () => compressFolder(folder) },
  }
}

/** What `npm start` serves as `/config.json`; without its port, the example that the build holds. */
function configuration() {
  const port = process.env['WAYPOST_API_PORT']
  if (port === undefined) return readConfig('public/config.json')
  const apiBaseUrl = `http://127.0.0.1:${port}`
  return { apiBaseUrl, imageBaseUrl: `${apiBaseUrl}/images`, productName: 'Waypost' }
}

/** Messages are compiled at build time, so the bundle needs no parser, nor the two copies that npm installs of it. */
function noParser(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser'
  let resolved: ReturnType<Rolldown.PluginContext['resolve']> | undefined
  return {
    name: 'waypost:no-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== parser) return null
      resolved ??= this.resolve(`${parser}/no-parser.js`, importer)
      return resolved
    },
  }
}

/** Writes beside the manifest which modules each chunk holds, for `scripts/size.ts`. */
function moduleList(): Plugin {
  return {
    name: 'waypost:modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
      const kept = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.keys(modules)
          .filter((id) => (modules[id]?.renderedLength ?? 0) > 0)
          .map((id) => path.relative(process.cwd(), id.replace('\0', '').split('?')[0] ?? '')),
      ])
      const source = JSON.stringify(Object.fromEntries(kept))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}
