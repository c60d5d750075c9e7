import '../src/app/zod-without-eval.ts'
import '@fontsource-variable/inter/index.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import { lazy, Suspense } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { languages, showLanguage } from '../src/i18n/language.ts'
import { isWorkWanted } from '../src/kit/batch/current-work.ts'
import { clearDrafts } from '../src/lib/user-storage.ts'
import { toaster } from '../src/ui/toast/toasts.ts'
import { apiProblems, startWorker } from './api.ts'
import { checkedParts } from './checked.ts'
import { Console, type StoryParameters } from './console.tsx'
import { beginStory } from './shown.ts'
import { clearSettings } from './storages.ts'
import { preferredTheme } from './theme.ts'
import { unseenColors, unseenTexts } from './unseen.ts'

configure({
  // No story waits for a fixed time: only something that never appears takes this long.
  asyncUtilTimeout: 30_000,
  // Without the HTML of the page, which would hide the query.
  getElementError: (message) => new Error(message ?? undefined),
})

const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))

/** Stories that run as tests do not load the code of the docs. */
const DocsPageWhenLoaded = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
)

const themes = ['light', 'dark', 'system'] as const

const waypost = definePreviewAddon<{ parameters: StoryParameters }>({})

const a11y = addonA11y()

const isTest = Boolean(import.meta.env['VITEST_STORYBOOK'])

const englishName = new Intl.DisplayNames('en', { type: 'language' })

const isPicture = new URLSearchParams(location.search).has('picture')

/** The panel lists passes too; in a test, that would only cost time. Its colors are checked by `contrast`. */
const inTests: RunOptions = isTest
  ? { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }
  : {}

/** Checks only what no earlier story has shown. */
const a11yOnce = definePreviewAddon({
  ...a11y,
  afterEach: async (context) => {
    if (context.parameters['a11y']?.test === 'off') return
    const { checked, remember } = checkedParts()
    const known = { ...context.parameters['a11y'], context: { exclude: checked } }
    const parameters = { ...context.parameters, a11y: known }
    for (const check of [a11y.afterEach ?? []].flat()) await check({ ...context, parameters })
    remember()
  },
})

/** Checks the contrast of what a story that runs as a test shows for the first time, in its own theme and in the dark one. */
const contrast = definePreviewAddon({
  afterEach: async (context) => {
    // A person who looks at the story keeps its theme.
    if (!isTest || context.parameters['a11y']?.test === 'off') return
    const { elements, remember } = unseenTexts()
    const options: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] }
    const checkColors = async (theme: 'light' | 'dark') => {
      // Some may be gone by the second check, such as a message that fades out.
      const shown = elements.filter(({ isConnected }) => isConnected)
      const colors = unseenColors(shown, theme)
      const include = colors.elements
      if (include.length === 0) return
      const a11yOfNew = { ...context.parameters['a11y'], context: { include }, options }
      const parameters = { ...context.parameters, a11y: a11yOfNew }
      try {
        for (const check of [a11y.afterEach ?? []].flat()) await check({ ...context, parameters })
        colors.remember()
      } catch (error) {
        // axe also fails if all of them go just then.
        if (include.some(({ isConnected }) => isConnected)) throw error
      }
    }
    const page = document.documentElement
    const isDark = page.classList.contains('dark')
    await checkColors(isDark ? 'dark' : 'light')
    if (!isDark) {
      page.classList.replace('light', 'dark')
      await checkColors('dark').catch((error: unknown) => {
        throw new Error(`In the dark theme: ${String(error)}`, { cause: error })
      })
    }
    remember()
  },
})

export default definePreview({
  // After a story, addons run in reverse order.
  addons: [addonDocs(), contrast, isTest ? a11yOnce : a11y, waypost],
  parameters: {
    a11y: { test: 'error', options: inTests },
    layout: 'padded',
    docs: { page: DocsPageWhenLoaded, theme: preferredTheme() },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          'Components',
          'Shell',
          'Screens',
          // As in the menu.
          ['Monitoring', 'Devices', 'Administration', 'Fulfillment'],
        ],
      },
    },
    viewport: {
      options: {
        wall: {
          name: 'Wide or wall, 1920',
          type: 'other',
          styles: { width: '1920px', height: '1080px' },
        },
        largeWall: {
          name: 'Large wall, 3840',
          type: 'other',
          styles: { width: '3840px', height: '2160px' },
        },
        desktop: {
          name: 'Desktop, 1440',
          type: 'desktop',
          styles: { width: '1440px', height: '900px' },
        },
        laptop: {
          name: 'Laptop, 1280',
          type: 'desktop',
          styles: { width: '1280px', height: '800px' },
        },
        tablet: {
          name: 'Tablet, 768',
          type: 'tablet',
          styles: { width: '768px', height: '1024px' },
        },
        phone: { name: 'Phone, 360', type: 'mobile', styles: { width: '360px', height: '780px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light, dark, or the setting of this computer',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    direction: {
      description: 'The direction of the language, or right to left in any case',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'language', title: 'As the language', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: englishName.of(value) ?? value })),
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'language',
    locale: 'en-US',
    // Tests have a width of their own.
    ...(!isTest && { viewport: { value: 'desktop', isRotated: false } }),
  },
  beforeAll: async () => {
    await startWorker()
    if (isPicture) (await import('./picture-focus.ts')).keepFocus()
  },
  beforeEach: async ({ globals, id, abortSignal }) => {
    beginStory({ id, abortSignal })
    // A failed story's batch waits for responses that never come, and keeps the next one from beginning.
    isWorkWanted.set(false)
    // What other stories have left: messages, drafts, and settings such as recent screens.
    toaster.remove()
    await clearDrafts()
    await clearSettings()
    await showLanguage([String(globals['locale'])])
  },
  decorators: [
    (Story, { component, globals, parameters, viewMode }) => (
      <Console
        theme={themes.find((each) => each === globals['theme']) ?? 'light'}
        mirrored={globals['direction'] === 'rtl'}
        languageTag={String(globals['locale'])}
        inDocs={viewMode === 'docs'}
        {...parameters}
      >
        {component && <Story />}
      </Console>
    ),
  ],
  afterEach: () => {
    const problems = apiProblems()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
})
