import path from 'node:path'
import formatjs from '@formatjs/vite-plugin'
import { pandacss } from '@pandacss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { readConfig } from './deploy/config.ts'
import { staticSite } from './deploy/static-site.ts'
import { catalogs } from './scripts/catalogs-plugin.ts'
import { earlyPage } from './scripts/early-page-plugin.ts'
import { operationList } from './scripts/operations-plugin.ts'
import { publicRoutes } from './scripts/public-routes-plugin.ts'
import { screenParts } from './scripts/screen-parts-plugin.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'
import { startFailure } from './scripts/start-failure-plugin.ts'
import { licenseList, supplyChain } from './scripts/supply-chain-plugin.ts'
import { webVersion } from './scripts/web-version.ts'

/** The chunk of every visit: these files with all their imports, including what sign-in shares with other screens. */
const start = [
  'src/main.tsx',
  'src/ui/layout/public-page.tsx',
  'src/kit/form/input.tsx',
  'src/ui/button/busy-button.tsx',
  'src/ui/tooltip/why-disabled.tsx',
  'src/ui/feedback/reveal.tsx',
  'src/ui/page/use-is-leaving.ts',
  'src/lib/typed-text.ts',
  'src/lib/same-value.ts',
  'src/features/sign-in/begin-session.ts',
  'src/features/sign-in/oops.tsx',
  'src/api/generated/endpoints/session/session.ts',
  'credentialsRequest.zod.ts',
  'react-query/build/modern/useMutation.js',
]
/** What every visit but sign-in needs before its first call: the routes, and what says why a screen failed. */
const screens = ['src/app/screens.ts', 'src/shell/route-failure.tsx']
/** The chunk of nearly every signed-in screen. */
const frame = [
  'src/shell/signed-in-frame.tsx',
  'src/shell/dead-end-page.tsx',
  'src/kit/record/record-skeleton.tsx',
  'src/ui/feedback/flash-link.tsx',
  'src/kit/table/list-page.tsx',
  'src/kit/table/use-list.ts',
  'src/kit/table/columns.tsx',
  'src/api/form-data.ts',
  'src/session/profile.ts',
  'react-query/build/modern/queryOptions.js',
  // Small, and of most screens: as chunks of their own, their names would cost every visit more.
  'react-query/build/modern/useSuspenseQuery.js',
  'pageInfo.zod.ts',
  'deviceType.zod.ts',
  // Icons in most lists, and in the one that the bars measure.
  'icons/building-complex.mjs',
  'icons/eye.mjs',
  'icons/pencil.mjs',
  'icons/signal-high.mjs',
  'icons/sliders-horizontal.mjs',
]
/** What forms of records need, as one chunk: each chunk costs a line in the list that every visit loads. */
const saving = [
  'src/kit/form/record-form.tsx',
  'src/kit/form/save-failure.tsx',
  'src/kit/form/draft.tsx',
  'src/kit/form/leave-guard.tsx',
  'src/kit/form/record-version.ts',
  'src/kit/form/sent-mark.ts',
  'src/kit/form/take-draft.ts',
  'src/kit/form/use-add.ts',
  'src/kit/form/use-go-on.ts',
  'src/kit/form/keep-draft.ts',
  'src/kit/form/draft-changes.ts',
  'src/kit/form/older-values.ts',
  'src/kit/form/unanswered.ts',
  'src/kit/form/repeat-outdated.ts',
  'src/kit/form/say-when-left.ts',
  'src/kit/form/add-again.tsx',
  'src/kit/form/use-merge.tsx',
  'src/kit/form/merge-fields.ts',
  'src/kit/form/merge-latest.ts',
  'src/lib/merge.ts',
]
/** The base of Ark's parts, and its dialog with the console's: lists, records and forms need all of them. */
const widgets =
  /@zag-js\/(?:core|react|anatomy|types|presence|dismissable|interact-outside|dom-query)\/|@ark-ui\/react\/dist\/(?:utils|providers|components\/presence)\//
const dialogs =
  /@zag-js\/(?:dialog|aria-hidden|focus-trap|remove-scroll)\/|@ark-ui\/react\/dist\/components\/(?:dialog|portal)\/|\/src\/ui\/dialog\/(?:dialog|confirm-dialog|close-action|keep-focus|use-settled|use-work)\.tsx?$|\/src\/lib\/leaving\.ts$|\/useBlocker\.js$/
/** What every form needs, and sign-in first, with all their other imports. */
const forms = [
  'src/kit/form/form.tsx',
  'src/kit/form/credentials.tsx',
  'src/kit/form/use-form.ts',
  'src/kit/form/contract-check.ts',
]
// The shortest that Rolldown allows: every visit loads the list of all names.
const hash = '[hash:7]'
const isOfAll = /\/(?:start|screens|frame|rolldown-runtime)-[\w-]{7}\.js$/
const isOneOf = (files: string[]) => (id: string) => files.some((file) => id.endsWith(file))

export default defineConfig(({ command, mode, isPreview }) => {
  const preview = { host: '127.0.0.1', strictPort: true }
  // Panda would read all sources.
  if (isPreview) return { plugins: [site()], preview }
  const production = command === 'build' && mode === 'production'
  return {
    plugins: [
      ...(production ? [withoutSamples()] : []),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: {
          // Splitting off the loader keeps a screen's client and validators out of the entry chunk.
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
        routeFileIgnorePattern: '\\.(test|stories)\\.',
      }),
      pandacss({ transform: true }),
      formatjs({ ast: production }),
      catalogs(),
      publicRoutes(),
      react({ compiler: true }),
      site(),
      operationList(),
      startFailure(),
      earlyPage(),
      ...(production
        ? [
            loadersAtOnce(),
            screenParts(),
            noParser(),
            compiledStyles(),
            compiledEarly(),
            serviceWorker(),
            supplyChain(),
          ]
        : []),
      compressedCopies(),
    ],
    resolve: {
      tsconfigPaths: true,
      // The hook of React itself: the shim is for versions before 18.
      alias: [
        {
          find: /^use-sync-external-store\/shim\/with-selector/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    define: webVersion,
    build: {
      manifest: true,
      license: { fileName: licenseList },
      target: 'es2023',
      // One style sheet, which the page itself loads: Vite never loads a part's own one again if it failed.
      cssCodeSplit: false,
      modulePreload: {
        // Every browser of that target supports it.
        polyfill: false,
        // What every screen has anyway needs no line in each list.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : dependencies.filter((file) => !isOfAll.test(file)),
      },
      rolldownOptions: {
        // React's compiler has read `use no memo` by then.
        checks: { moduleLevelDirective: false },
        treeshake: { moduleSideEffects: [{ test: /\/src\/styled-system\//, sideEffects: false }] },
        output: {
          entryFileNames: `assets/[name]-${hash}.js`,
          assetFileNames: `assets/[name]-${hash}[extname]`,
          // Distinguishes the catalogs of the languages.
          chunkFileNames: ({ facadeModuleId }) => {
            const [, screens] = /screen-parts\/(.+)$/.exec(facadeModuleId ?? '') ?? []
            if (screens) return `assets/${screens.replace('/', '.')}-${hash}.js`
            const [, tag, area] =
              /catalogs?\/([^/]+)(\/[^/]+\.json)?$/.exec(facadeModuleId ?? '') ?? []
            return `assets/${tag ? `${tag}.` : ''}${tag && !area ? 'shared' : '[name]'}-${hash}.js`
          },
          codeSplitting: {
            groups: [
              { name: 'start', test: isOneOf(start), priority: 2 },
              { name: 'screens', test: isOneOf(screens), priority: 1 },
              {
                name: 'frame',
                test: isOneOf(frame),
              },
              { name: 'form', test: isOneOf(forms) },
              { name: 'saving', test: isOneOf(saving), includeDependenciesRecursively: false },
              {
                name: 'widgets',
                test: widgets,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              { name: 'dialog', test: dialogs, includeDependenciesRecursively: false },
              {
                name: 'search',
                test: isOneOf([
                  'src/lib/fold-text.ts',
                  'src/lib/word-search.ts',
                  'src/kit/table/rank.ts',
                ]),
                includeDependenciesRecursively: false,
              },
              {
                name: 'enterprise',
                test: isOneOf([
                  'endpoints/enterprises/enterprises.ts',
                  'src/features/enterprises/enterprise-actions.ts',
                ]),
              },
              // Of several screens, together for the same reason.
              {
                name: 'shared',
                test: /\/src\/(?:api|lib)\/(?!generated)/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: 'icons',
                test: /lucide-react\/dist\/esm\/icons\//,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', strictPort: true },
    preview,
  }
})

/**
 * Serves the console for the API on `WAYPOST_API_PORT`: in development only `/config.json`, in preview the whole build,
 * as a deployment would.
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
      middlewares.use(serve)
    },
  }
}

/** Writes a brotli and a gzip copy of each file, so that no server has to compress it. A deployment has its own `config.json`. */
const compressedCopies = () =>
  compression({
    include: /\.(?:css|html|js|json|svg|wasm)$/,
    exclude: /(?:^|\/)config\.json$|^\.vite\//,
    threshold: 0,
    algorithms: ['brotliCompress', 'gzip'],
    logLevel: 'silent',
  })

/** The `/config.json` that `npm start` serves; without the port, the example in the build. */
function configuration() {
  const port = process.env['WAYPOST_API_PORT']
  if (port === undefined) return readConfig('public/config.json')
  const apiBaseUrl = `http://127.0.0.1:${port}`
  const example = readConfig('public/config.json')
  return {
    ...example,
    apiBaseUrl,
    imageBaseUrl: `${apiBaseUrl}/images`,
    labelBaseUrls: [`http://localhost:${port}`],
  }
}

/** Removes the addresses for walks and screenshots from the routes, which every visit loads. */
function withoutSamples(): Plugin {
  return {
    name: 'waypost:without-samples',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\// },
      handler: (code) => code.replace(/^\s*sample:\s*'[^']*',$/m, ''),
    },
  }
}

/** Lets a screen's loader start with the click once its code is there, see `lazy-fn.ts`. */
function loadersAtOnce(): Plugin {
  let isFound = false
  return {
    name: 'waypost:loaders-at-once',
    transform: {
      filter: { id: /\/src\/routes\// },
      handler: (code) =>
        code.replace(/import \{ lazyFn \} from ['"]@tanstack\/react-router['"]/, () => {
          isFound = true
          return `import { lazyFn } from '~/lib/lazy-fn.ts'`
        }),
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The router no longer imports lazyFn as expected.')
    },
  }
}

/** Messages are compiled at build time, so the bundle needs neither of the two parsers that npm installs. */
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

/** Fails if a style is left to the browser: every visit would load Panda's functions for it. */
function compiledStyles(): Plugin {
  return {
    name: 'waypost:compiled-styles',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const isStyling = (id: string) => /\/styled-system\/(?:css\/c(?:ss|va)|jsx\/)/.test(id)
      if (parts.some(([id, { renderedLength }]) => renderedLength > 0 && isStyling(id))) {
        const uncompiled = /\b(?:css|cva|sva)\(|styled-system\/jsx/
        const names = parts
          .map(([id]) => id)
          .filter((id) => id.includes('/src/') && !id.includes('/styled-system/'))
          .filter((id) => uncompiled.test(this.getModuleInfo(id)?.code ?? ''))
          .map((id) => path.relative(import.meta.dirname, id))
        this.error(
          `A style is not compiled in ${names.join(', ')}. Panda leaves a call of css within cx, a spread of props, and a value that it cannot know.`,
        )
      }
    },
  }
}

/**
 * Lets Chromium compile whole chunks beside their download, rather than each function at its first call while the page
 * waits. For those of which the first screen calls more than half.
 */
function compiledEarly(): Plugin {
  return {
    name: 'waypost:compiled-early',
    configResolved({ plugins }) {
      // Only the first line counts. This one adds its own there, and the copies are compressed right after.
      const last = plugins.find(({ name }) => name === 'vite:build-import-analysis')
      const generate = last?.generateBundle
      if (!last || typeof generate !== 'function') throw new Error('Vite writes chunks otherwise')
      last.generateBundle = async function (options, bundle, isWrite) {
        await generate.call(this, options, bundle, isWrite)
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && ['start', 'frame'].includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      }
    },
  }
}
