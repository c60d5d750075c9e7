import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Dialog } from './dialog.tsx'

type DetailProps = {
  fields: number
  wantsAnswer?: boolean
  withForm?: boolean
  isLoading?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

function AuditDetail({ fields, wantsAnswer, withForm, isLoading, size }: DetailProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Detail</Button>
      {open && (
        <Dialog
          title="Change of enterprise"
          onClose={wantsAnswer ? null : close}
          size={size}
          footer={
            !isLoading && (
              <Button quiet onClick={close}>
                Done
              </Button>
            )
          }
        >
          <Stack gap="3">
            {Array.from({ length: fields }, (_, index) => (
              <p key={index}>Field {index + 1} of the record, with the value it had before.</p>
            ))}
            {withForm && (
              <form>
                <label>
                  Remark <input />
                </label>
              </form>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog/Dialog',
  component: AuditDetail,
  parameters: { docs: { story: { inline: false } } },
  args: { fields: 3 },
})

export const FocusMovesInAndReturns = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Change of enterprise' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(dialog).toContainElement(screen.queryByText('Done')))
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.contains(document.activeElement)).toBe(true)

    // What is around the focused button makes way for something else.
    const done = within(dialog).getByRole('button', { name: 'Done' })
    const footer = done.parentElement!
    done.focus()
    const { parentElement } = footer
    footer.remove()
    await waitFor(() => expect(dialog).toHaveFocus())
    parentElement!.append(footer)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

/** Nobody opens a dialog to close it. */
export const FocusedWhileItLoads = meta.story({
  tags: ['!dev'],
  args: { isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Detail' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change of enterprise' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Detail' }))
    await waitFor(() => expect(screen.getByText(/^Field 1 of/)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  },
})

export const Dark = Open.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } })

export const FillsAPhone = Open.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const SmallOnAPhone = FillsAPhone.extend({ args: { size: 'sm' } })

export const Large = Open.extend({ args: { size: 'xl' } })

export const LongContentScrolls = meta.story({
  args: { fields: 60 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Detail' }))
    await waitFor(() => expect(screen.getByText(/^Field 1 of/)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Done' })).toBeVisible()
    const last = screen.getByText(/^Field 60 of/)
    const done = screen.getByRole('button', { name: 'Done' })
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      done.getBoundingClientRect().bottom,
    )

    // Once all of it has room, what scrolled keeps the focus.
    const scrolled = last.closest<HTMLElement>('[tabindex="0"]')!
    await waitFor(() => expect(scrolled).toHaveFocus())
    last.parentElement!.style.display = 'none'
    await waitFor(() => expect(scrolled).toHaveAttribute('tabindex', '-1'))
    await expect(scrolled).toHaveFocus()
    last.parentElement!.style.display = ''
    await waitFor(() => expect(scrolled).toHaveAttribute('tabindex', '0'))
  },
})

export const LongContentOnAPhone = LongContentScrolls.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const RequiresAnAnswer = meta.story({
  tags: ['!dev'],
  args: { wantsAnswer: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Detail' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Change of enterprise' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

/** Clicks by coordinates: the page behind a dialog ignores pointer events. */
const clickOutside = async () => {
  await fireEvent.pointerDown(document.documentElement)
  await fireEvent.click(document.documentElement)
}

export const FilledInIgnoresClickOutside = meta.story({
  tags: ['!dev'],
  args: { withForm: true, fields: 60 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    // Although the text above it scrolls.
    await waitFor(() => expect(screen.getByLabelText('Remark')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Remark'), 'Too warm')
    // For longer than a dialog that has just opened ignores every click outside.
    const end = performance.now() + 700
    while (performance.now() < end) await clickOutside()
    await expect(screen.getByLabelText('Remark')).toHaveValue('Too warm')
  },
})

const question = () => screen.findByRole('alertdialog', { name: 'Discard what you entered?' })

export const FilledInAsksOnEscape = meta.story({
  args: { withForm: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    const remark = screen.getByLabelText('Remark')
    await userEvent.type(remark, 'Too warm{Escape}')
    const keep = within(await question()).getByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(keep).not.toBeInTheDocument())
    await expect(remark).toHaveValue('Too warm')
    await waitFor(() => expect(remark).toHaveFocus())

    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const UntouchedClosesOnClickOutside = meta.story({
  tags: ['!dev'],
  args: { withForm: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    // The second press of a double click may land outside of what the first one has opened.
    await clickOutside()
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await waitFor(async () => {
      await clickOutside()
      await expect(dialog).not.toBeInTheDocument()
    })
  },
})
