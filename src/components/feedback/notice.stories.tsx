import { Button, Stack } from '@chakra-ui/react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Notice } from './notice.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: { status: 'info', title: 'You need to sign in' },
})

export const EveryStatus = meta.story({
  render: () => (
    <Stack>
      <Notice status="info" title="You need to sign in" />
      <Notice status="success" title="Enterprise edited" />
      <Notice status="warning" title="You are offline. What is shown may be old." />
      <Notice status="error" title="Error loading orders">
        The server did not answer in time. Try again.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const signs = canvas.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))
    await expect(signs).toEqual(['Information', 'Success', 'Warning', 'Error'])
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Dark = EveryStatus.extend({ globals: { theme: 'dark' } })

export const RightToLeft = EveryStatus.extend({ globals: { direction: 'rtl' } })

export const Phone = EveryStatus.extend({ globals: { viewport: { value: 'phone' } } })

export const Banner = meta.story({
  args: {
    status: 'error',
    role: 'alert',
    title: 'This device has already been moved to another enterprise.',
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This device/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const BannerDark = Banner.extend({ globals: { theme: 'dark' } })

export const WithActionAndDismissal = meta.story({
  args: {
    status: 'warning',
    title: 'Two of the devices could not be commissioned',
    children: 'A84041D3B1826111 and A84041D3B1826112 will need to be tried again.',
    action: (
      <Button size="sm" variant="outline" colorPalette="gray">
        Try again
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  },
})

export const WithActionOnAPhone = WithActionAndDismissal.extend({
  globals: { viewport: { value: 'phone' } },
})

export const WithActionRightToLeft = WithActionAndDismissal.extend({
  globals: { direction: 'rtl' },
})
