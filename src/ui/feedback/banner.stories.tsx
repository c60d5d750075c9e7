import { expect, fn } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Banner } from './banner.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    status: 'error' as const,
    title: 'This device has already been moved to another enterprise.',
    onDismiss: fn(),
  },
})

export const Dismissed = meta.story({
  args: { role: 'alert' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This device/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const Dark = Dismissed.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const WithAction = meta.story({
  args: {
    status: 'warning',
    title: 'Two of the devices could not be commissioned',
    children: 'A84041D3B1826111 and A84041D3B1826112 will need to be tried again.',
    action: (
      <Button size="sm" quiet>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  },
})

export const WithActionOnAPhone = WithAction.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const WithActionRightToLeft = WithAction.extend({
  globals: { direction: 'rtl' },
})
