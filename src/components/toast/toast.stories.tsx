import { Button, Flex } from '@chakra-ui/react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Dialog } from '~/components/dialog/dialog.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ToastRegion } from './toast-region.tsx'
import { dismissToast, shownToasts, toast } from './toasts.ts'

function Device({ stay }: { stay?: number }) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" onClick={() => toast('success', 'Device removed.')}>
        Remove
      </Button>
      <Button size="sm" onClick={() => toast('info', 'The download is being prepared.')}>
        Download
      </Button>
      <Button size="sm" onClick={() => toast('error', 'Error sending the test notification')}>
        Test
      </Button>
      <ToastRegion stay={stay} />
    </Flex>
  )
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Device,
  beforeEach: () => {
    for (const { id } of shownToasts()) dismissToast(id)
  },
})

const region = () => screen.getByRole('region', { name: 'Messages' })

export const AnnouncedWithoutTakingTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(region()).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const message = await within(region()).findByText('Device removed.')
    await waitFor(() => expect(message).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus()
  },
})

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Remove', 'Download', 'Test']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await waitFor(() =>
      expect(within(region()).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3),
    )
    await waitFor(() => expect(within(region()).getByText(/^Error sending/)).toBeVisible())
  },
})

export const Dark = Several.extend({ globals: { theme: 'dark' } })

export const RightToLeft = Several.extend({ globals: { direction: 'rtl' } })

export const Phone = Several.extend({ globals: { viewport: { value: 'phone' } } })

export const DismissedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }))
    await within(region()).findByText(/^Error sending/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Device removed.')).not.toBeInTheDocument())
    await expect(within(region()).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText(/^Error sending/)).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Test' })).toHaveFocus()
  },
})

export const GoesByItselfAndAFailureStays = meta.story({
  args: { stay: 50 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }))
    await within(region()).findByText(/^Error sending/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await within(region()).findByText('Device removed.')
    await waitFor(() => expect(screen.queryByText('Device removed.')).not.toBeInTheDocument())
    await expect(within(region()).getByText(/^Error sending/)).toBeVisible()
  },
})

export const BesideADialog = meta.story({
  render: () => (
    <>
      <ToastRegion />
      <Dialog title="Move Device" onClose={() => toast('info', 'The dialog was closed.')}>
        <Button onClick={() => toast('error', 'The device could not be moved.')}>
          Execute Move
        </Button>
      </Dialog>
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Execute Move' }))
    await within(region()).findByText('The device could not be moved.')
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(within(region()).queryByRole('button')).not.toBeInTheDocument())
    await expect(screen.queryByText('The dialog was closed.')).not.toBeInTheDocument()
    await expect(screen.getByRole('dialog', { name: 'Move Device' })).toBeVisible()
  },
})
