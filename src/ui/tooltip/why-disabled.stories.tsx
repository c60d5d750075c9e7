import { expect, fn, screen } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { WhyDisabled, type Reason } from './why-disabled.tsx'

type ArchiveProps = { reason: Reason; onArchive: () => void; onSubmit: () => void }

/** A form with one button. */
function Archive({ reason, onArchive, onSubmit }: ArchiveProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label>
        Note <input />
      </label>
      <WhyDisabled reason={reason}>
        {(control) => (
          <Button type="submit" onClick={onArchive} {...control}>
            Archive
          </Button>
        )}
      </WhyDisabled>
    </form>
  )
}

const own = 'You cannot archive your own account.'

const meta = preview.meta({
  title: 'Components/Tooltip/Why disabled',
  component: Archive,
  parameters: { docs: { story: { inline: false } } },
  args: { reason: own, onArchive: fn(), onSubmit: fn() },
})

export const Disabled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('aria-description', own)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(own)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onArchive).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const DisabledDark = Disabled.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Pointed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(own)
    await expect(button).toHaveAccessibleDescription(own)
  },
})

export const Available = meta.story({
  args: { reason: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.hover(button)
    await userEvent.click(button)
    await expect(args.onArchive).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
})
