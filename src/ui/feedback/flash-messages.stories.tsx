import { expect, waitFor } from 'storybook/test'
import { screenOf } from '~/ui/link/record-screens.ts'
import preview from '../../../.storybook/preview.tsx'
import { FlashMessages } from './flash-messages.tsx'
import { flash } from './flash.ts'

const meta = preview.meta({
  title: 'Components/Feedback/Flash messages',
  component: FlashMessages,
  parameters: { url: '/admin-admin/enterprises' },
  beforeEach: () => {
    flash('success', 'Enterprise edited')
    flash('error', 'Error in Logo Upload')
  },
})

export const Left = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enterprise edited')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error in Logo Upload')
  },
})

export const Dark = Left.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Dismissed = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Enterprise edited')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0]!)
    await waitFor(() => expect(canvas.queryByText('Enterprise edited')).not.toBeInTheDocument())
    await expect(canvas.getByText('Error in Logo Upload')).toBeVisible()
  },
})

export const DismissedAboveAScreen = meta.story({
  tags: ['!dev'],
  render: () => (
    <main>
      <FlashMessages />
      <h1>Enterprises</h1>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Enterprise edited')
    canvas.getAllByRole('button', { name: 'Dismiss' })[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Enterprise edited')).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { name: 'Enterprises' })).toHaveFocus()
  },
})

export const LongName = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    flash('success', 'Enterprise edited', {
      name: 'X'.repeat(200),
      link: screenOf('enterprise', 2),
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^X+$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const NamesTheRecord = meta.story({
  beforeEach: () => {
    const record = { name: 'Harbor Grill', link: screenOf('enterprise', 2) }
    flash('success', 'Enterprise edited', record)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Enterprise edited/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Harbor Grill' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises/view/2',
    )
  },
})
