import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BulkBar } from '~/kit/table/bulk-bar.tsx'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import preview from '../../../.storybook/preview.tsx'
import { clearToasts, toast, toaster } from './toasts.ts'

function Device() {
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" onClick={() => toast('success', 'Device removed.')}>
        Remove
      </Button>
      <Button size="sm" onClick={() => toast('info', 'The download is being prepared.')}>
        Download
      </Button>
      <Button size="sm" onClick={() => toast('error', 'Error sending the test notification', null)}>
        Test
      </Button>
      <Button
        size="sm"
        onClick={() =>
          toast('success', 'Rosa was archived.', 'archive', { label: 'Undo', onClick: () => {} })
        }
      >
        Archive
      </Button>
      <Button size="sm" onClick={() => toast('success', 'Device renamed.')}>
        Rename
      </Button>
      <ToastRegion />
    </Flex>
  )
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Device,
  parameters: { docs: { story: { inline: false } } },
  beforeEach: clearToasts,
})

const region = () => screen.getByRole('region', { name: 'Messages' })

export const AnnouncedWithoutTakingTheFocus = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('region', { name: 'Messages' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
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

/** Others make room for the fifth message. */
export const AFailureStays = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Test', 'Remove', 'Download', 'Archive', 'Rename']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const latest = await screen.findByText('Device renamed.')
    await waitFor(() => expect(latest).toBeVisible())
    await waitFor(() => expect(screen.queryByText('Device removed.')).not.toBeInTheDocument())
    await expect(within(region()).getByText(/^Error sending/)).toBeVisible()
  },
})

export const Dark = Several.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = Several.extend({ globals: { direction: 'rtl' } })

export const Phone = Several.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const ClearOfStickyActions = meta.story({
  tags: ['!dev'],
  render: () => (
    <Flex direction="column" justify="end" minH="100vh">
      <Device />
      <BulkBar count={2} actions={[]} onClear={fn()} />
      {/* Such as a pager. */}
      <Box h="28" />
    </Flex>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const message = await within(await screen.findByRole('region')).findByRole('group')
    const actions = canvas.getByRole('button', { name: 'Clear selection' })
    await waitFor(() => expect(message).toBeVisible())
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const isClear = () =>
      waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThan(topOf(actions)))
    await isClear()
    // A screen that waits for a part of itself is hidden and shown again without a new element.
    const bar = actions.closest<HTMLElement>('[data-stays-in-sight]')!
    bar.style.display = 'none'
    await waitFor(() =>
      expect(message.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 20),
    )
    bar.style.display = ''
    await isClear()
  },
})

export const ClearOfTheLastLink = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <Device />
      <Box h="120vh" />
      <Box textAlign="end">
        <a href="#end">Terms of Use</a>
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const message = await within(await screen.findByRole('region')).findByRole('group')
    await waitFor(() => expect(message).toBeVisible())
    const link = canvas.getByRole('link', { name: 'Terms of Use' })
    const edgeOf = (element: Element) => element.getBoundingClientRect()
    await waitFor(() => {
      link.blur()
      link.focus()
      return expect(edgeOf(link).bottom).toBeLessThan(edgeOf(message).top)
    })
  },
})

export const RoomDoesNotGrow = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <Device />
      <Box h="120vh" />
      <Box data-stays-in-sight position="sticky" bottom="0" py="4">
        <Button>Save</Button>
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test' }))
    const message = await screen.findByText(/^Error sending/)
    await waitFor(() => expect(message).toBeVisible())
    const page = document.documentElement
    const heights = new Set<number>()
    for (let time = 0; time < 4; time += 1) {
      window.scrollTo({ top: page.scrollHeight })
      await nextFrame()
      await nextFrame()
      heights.add(page.scrollHeight)
    }
    await expect(heights.size).toBe(1)
    const save = canvas.getByRole('button', { name: 'Save' })
    const edgeOf = (element: Element) => element.getBoundingClientRect()
    await expect(edgeOf(message).bottom).toBeLessThan(edgeOf(save).top)
  },
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export const DismissedByKeyboard = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await within(region()).findByText('Device removed.')
    await userEvent.keyboard('[F8]{Tab}{Enter}')
    await waitFor(() => expect(screen.queryByText('Device removed.')).not.toBeInTheDocument())
    await expect(within(region()).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/^Error sending/)).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await within(region()).findByText('Rosa was archived.')
    await userEvent.keyboard('[F8]{Tab}{Enter}')
    await waitFor(() => expect(screen.queryByText('Rosa was archived.')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
})

export const NoMessageToFocus = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('region', { name: 'Messages' })
    canvas.getByRole('button', { name: 'Archive' }).focus()
    await userEvent.keyboard('[F8]')
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
})

export const ClosesAutomaticallyExceptFailures = meta.story({
  tags: ['!dev'],
  beforeEach: () => {
    const { duration } = toaster.attrs
    toaster.attrs.duration = 50
    return () => void (toaster.attrs.duration = duration)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }))
    await within(await screen.findByRole('region')).findByText(/^Error sending/)
    const shown = fn()
    const stop = toaster.subscribe(shown)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(shown).toHaveBeenCalledWith(expect.objectContaining({ title: 'Device removed.' }))
    await waitFor(() => expect(toaster.getCount()).toBe(1))
    await expect(screen.queryByText('Device removed.')).not.toBeInTheDocument()
    await expect(within(region()).getByText(/^Error sending/)).toBeVisible()
    stop()
  },
})

export const StaysWhileHovered = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const message = await within(await screen.findByRole('region')).findByText('Device removed.')
    const item = message.closest('[role=group]')
    await userEvent.hover(message)
    await waitFor(() => expect(item).toHaveAttribute('data-paused'))
    await userEvent.unhover(message)
    await waitFor(() => expect(item).not.toHaveAttribute('data-paused'))
  },
})

export const BesideADialog = meta.story({
  render: () => (
    <>
      <ToastRegion />
      <Dialog title="Move Device" onClose={() => toast('info', 'The dialog was closed.')}>
        <Button onClick={() => toast('error', 'The device could not be moved.', null)}>
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
