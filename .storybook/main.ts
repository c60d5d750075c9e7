import { defineMain } from '@storybook/react-vite/node'

const documented = /\/src\/(?:ui|kit)\//

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./welcome.mdx', './foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  // Every component has a documentation page. Screens have none: it would open the whole console many times.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) =>
        (await indexer.createIndex(fileName, options)).map((entry) =>
          documented.test(fileName)
            ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
            : entry,
        ),
    })),
  // Reading the props of all other files took most of the build.
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins?.map((plugin) =>
      plugin &&
      'transform' in plugin &&
      plugin.name === 'storybook:react-docgen-plugin' &&
      typeof plugin.transform === 'function'
        ? { ...plugin, transform: { filter: { id: documented }, handler: plugin.transform } }
        : plugin,
    ),
  }),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The tokens of docs/ under their own name, for design tools.
  staticDirs: ['../public', { from: '../docs/tokens.json', to: '/tokens.json' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
})
