import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type RemoveDeviceProps = { onConfirm: () => Promise<unknown> | void; destructive?: boolean }

function RemoveDevice(props: RemoveDeviceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove…</Button>
      {open && (
        <ConfirmDialog
          title="Are you sure you want to remove the device?"
          confirmLabel="Remove device"
          onClose={() => setOpen(false)}
          {...props}
        >
          <p>A84041D3B1826111 leaves the fleet of Fresh Fields Market.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog/Confirm dialog',
  component: RemoveDevice,
  parameters: { docs: { story: { inline: false } } },
  args: { destructive: true, onConfirm: fn(() => Promise.resolve()) },
})

export const CancelHasFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove…' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to remove the device?',
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveAccessibleDescription(/^A84041D3B1826111 leaves/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(screen.getByText(/^A84041D3B1826111/)).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Dark = CancelHasFocus.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = CancelHasFocus.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const NotDestructive = CancelHasFocus.extend({ args: { destructive: false } })

export const Canceled = CancelHasFocus.extend({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove…' })).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const EscapeCancels = CancelHasFocus.extend({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Confirmed = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Remove device' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const PendingCannotBeSentTwice = meta.story({
  tags: ['!dev'],
  args: { onConfirm: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    const confirm = await screen.findByRole('button', { name: 'Remove device' })
    await userEvent.dblClick(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

const refusal = Object.assign(new Error(), { serverText: 'The device is now registered.' })

export const Failed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onConfirm).mockRejectedValueOnce(refusal)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove device' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The device is now registered.',
    )
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
})

export const FailedDark = Failed.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FailedOnAPhone = Failed.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Retried = Failed.extend({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onConfirm).mockRejectedValueOnce(refusal)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove device' }))
    await screen.findByRole('button', { name: 'Try again' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
})
