import { defineMain } from '@storybook/react-vite/node'
import { isVariant, variantTag } from './variants.ts'

const documented = /\/src\/(?:ui|kit)\//

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./welcome.mdx', './foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  // Every component and screen has a documentation page. A screen that is only tested has nothing to show.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) =>
        (await indexer.createIndex(fileName, options)).map(({ tags = [], ...entry }) => ({
          ...entry,
          tags: [
            ...tags,
            ...(isVariant(entry.name ?? '') ? [variantTag] : []),
            ...(/\/src\/(?:ui|kit|features)\//.test(fileName) && !tags.includes('!dev')
              ? ['autodocs']
              : []),
          ],
        })),
    })),
  tags: { [variantTag]: { defaultFilterSelection: 'exclude' } },
  // Reading the props of all other files took most of the build, and source maps most of the rest.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, sourcemap: false },
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
  // Its package names a Storybook of its own, which would be loaded from the internet.
  refs: { '@chakra-ui/panda-preset': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { actions: false, backgrounds: false, sidebarOnboardingChecklist: false },
})
