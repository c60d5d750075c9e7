import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RelativeTime } from './relative-time.tsx'

const meta = preview.meta({
  title: 'Components/Relative time',
  component: RelativeTime,
  args: { instant: '2026-11-16T14:22:10Z', timeZone: 'US/Eastern' },
})

export const Past = meta.story({
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('time')
    await expect(time).toHaveAttribute('datetime', '2026-11-16T14:22:10.000Z')
    await expect(time).toHaveTextContent(/\d/)
    await userEvent.tab()
    await expect(time).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent(/^Nov 16, 2026, 9:22.AM EST$/)
    await expect(time).toHaveAccessibleDescription(/9:22/)
  },
})

export const Dark = Past.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('time'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/EST$/)
  },
})

export const Absent = meta.story({
  tags: ['!dev'],
  args: { instant: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument()
  },
})
