import { STORY_PREPARED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { preferredTheme } from './theme.ts'

addons.setConfig({ theme: preferredTheme(), sidebar: { showRoots: true } })

const controls = 'addon-controls'

/** A story without controls has the whole height, and its panel, once opened, begins with the accessibility checks. */
addons.register('waypost/panel', (api) => {
  let had: boolean | undefined
  api.on(STORY_PREPARED, ({ argTypes }: { argTypes: object }) => {
    const has = Object.keys(argTypes).length > 0
    if (has === had) return
    had = has
    const panel = addons.getElements(types.PANEL)[controls]
    if (panel) panel.disabled = !has
    api.setSelectedPanel(has ? controls : 'storybook/a11y/panel')
    api.togglePanel(has)
  })
})
