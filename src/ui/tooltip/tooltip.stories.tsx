import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false } } },
  args: {
    content: 'com.example.jobs.AllDevicesReport',
    children: (trigger) => (
      <Button {...trigger} size="sm" quiet>
        AllDevicesReport
      </Button>
    ),
  },
})

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'AllDevicesReport' })
    await userEvent.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toBeVisible()
    await expect(button).toHaveAccessibleDescription('com.example.jobs.AllDevicesReport')
    await userEvent.hover(tooltip)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(tooltip).not.toBeInTheDocument())
  },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const Dark = Focused.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = Focused.extend({ globals: { direction: 'rtl' } })

export const EscapeCloses = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const tapAt = (x: number) =>
      userEvent.pointer({ keys: '[TouchA]', target: button, coords: { x, y: 1 } })
    // A finger does not leave: each tap opens it.
    for (const open of [() => userEvent.tab(), () => tapAt(1), () => tapAt(2)]) {
      await open()
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
    }
  },
})

export const ClosesAboveADialog = meta.story({
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <Dialog title="Job" onClose={fn()}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    const trigger = await screen.findByRole('button', { name: 'AllDevicesReport' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible())
    await userEvent.keyboard('{Tab}')
    const close = [
      () => userEvent.keyboard('{Escape}'),
      (tooltip: HTMLElement) => userEvent.click(tooltip),
    ]
    for (const each of close) {
      trigger.blur()
      trigger.focus()
      await each(await screen.findByRole('tooltip'))
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(screen.getByRole('dialog', { name: 'Job' })).toBeVisible()
      await expect(trigger).toHaveFocus()
    }
  },
})

export const Overview = Focused.extend({
  args: {
    content: (
      <Stack gap="1">
        <styled.p fontWeight="medium">Fresh Fields Market, Albany</styled.p>
        <p>1180 Central Ave, Albany NY 12205</p>
        <styled.p color="fg.muted">2 × Temperature sensor kit, 1 × Gateway</styled.p>
      </Stack>
    ),
  },
})

export const OverviewOnAPhone = Overview.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const WithoutText = meta.story({
  tags: ['!dev'],
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
})
