import { expect } from 'storybook/test'
import { chooseTheme } from '~/lib/theme-choice.ts'
import preview from '../../../.storybook/preview.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const meta = preview.meta({
  title: 'Components/Theme switch',
  component: ThemeSwitch,
  // Resets the choice of the previous story.
  beforeEach: () => chooseTheme('system'),
})

export const FollowsTheSystem = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
  },
})

export const Dark = FollowsTheSystem.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const ChangesTheTheme = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(document.documentElement).toHaveClass('dark')
    // Signing out clears local storage, but not the theme.
    await expect(document.cookie).toContain('waypost.theme=dark')
    await expect(localStorage.getItem('waypost.theme')).toBeNull()
  },
})

export const ByKeyboard = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(document.documentElement).toHaveClass('light')
  },
})
