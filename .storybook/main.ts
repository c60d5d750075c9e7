import { defineMain } from '@storybook/react-vite/node'

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
          /\/src\/(?:ui|kit)\//.test(fileName)
            ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
            : entry,
        ),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
})
