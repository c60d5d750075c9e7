import { expect } from 'storybook/test'
import { Stack } from '~/styled-system/jsx'
import preview from '../../../.storybook/preview.tsx'
import { Notice } from './notice.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { status: 'info', title: 'You need to sign in' },
})

export const EveryStatus = meta.story({
  render: () => (
    <Stack gap="2">
      <Notice status="info" title="You need to sign in" />
      <Notice status="success" title="Enterprise edited" />
      <Notice status="warning" title="You are offline. What is shown may be old." />
      <Notice status="error" title="Error loading orders">
        The server did not respond in time. Try again.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const signs = canvas.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))
    await expect(signs).toEqual(['Information', 'Success', 'Warning', 'Error'])
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Dark = EveryStatus.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = EveryStatus.extend({ globals: { direction: 'rtl' } })

export const Phone = EveryStatus.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})
