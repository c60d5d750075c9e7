import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DayRange } from './day-range.tsx'

const meta = preview.meta({
  title: 'Screens/Administration/Scheduler/Day range',
  component: DayRange,
  args: {
    days: { start: '2026-11-09', end: '2026-11-16' },
    onChange: fn(),
    range: undefined,
    onRange: fn(),
  },
})

export const OnlyTheChangedDayIsReported = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start day' })
    await userEvent.clear(start)
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '' })
  },
})
