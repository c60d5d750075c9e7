import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BusyButton } from './busy-button.tsx'

const meta = preview.meta({
  title: 'Components/Button/Busy button',
  component: BusyButton,
  args: { busy: false, children: 'Download installation package', onClick: fn() },
})

export const Idle = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Generating Download...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Generating Download...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
})

/** Its action has not made it busy yet. */
export const PressedTwiceAtOnce = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await fireEvent.click(button)
    await fireEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const BusyDark = Busy.extend({ tags: ['!test'], globals: { theme: 'dark' } })
