import formatjs from '@formatjs/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    ],
    resolve: {
      tsconfigPaths: true,
      // Messages are compiled at build time, so the production bundle needs no parser.
      ...(production && {
        alias: {
          '@formatjs/icu-messageformat-parser':
            '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      }),
    },
    build: { manifest: true, target: 'es2023' },
    server: { host: '127.0.0.1', strictPort: true },
    preview: { host: '127.0.0.1', strictPort: true },
  }
})
