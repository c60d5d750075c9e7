import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ErrorMessage } from './error-message.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Error message',
  component: ErrorMessage,
  args: { error: Object.assign(new Error(), { said: 'The order is locked.' }) },
})

export const WithRetry = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The order is locked.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Dark = WithRetry.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = WithRetry.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const WithoutRetry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
