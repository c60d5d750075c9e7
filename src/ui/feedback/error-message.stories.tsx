import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { WayUpProvider } from '~/ui/link/way-up.ts'
import preview from '../../../.storybook/preview.tsx'
import { ErrorMessage } from './error-message.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Error message',
  component: ErrorMessage,
  args: { error: Object.assign(new Error(), { serverText: 'The order is locked.' }) },
})

export const WithRetry = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The order is locked.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const RetriedOnceOnline = meta.story({
  tags: ['!dev'],
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    window.dispatchEvent(new Event('online'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

type Loading = 'failed' | 'loading' | 'loaded'

/** A section whose failure goes while it is loaded once more. */
function Section() {
  const [state, setState] = useState<Loading>('failed')
  return (
    <>
      <section>
        <h2>Devices</h2>
        {state === 'failed' && (
          <ErrorMessage
            error={Object.assign(new Error(), { serverText: 'The order is locked.' })}
            onRetry={() => setState('loading')}
          />
        )}
        {state === 'loaded' && <a href="#devices">12 devices</a>}
      </section>
      {(['failed', 'loaded'] as const).map((next) => (
        <button key={next} type="button" hidden onClick={() => setState(next)}>
          {next}
        </button>
      ))}
    </>
  )
}

export const RetryKeepsTheFocus = meta.story({
  tags: ['!dev'],
  render: () => <Section />,
  play: async ({ canvas, userEvent }) => {
    const answer = (state: string) => canvas.getByText(state, { selector: 'button' }).click()
    const heading = canvas.getByRole('heading', { name: 'Devices' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading).toHaveFocus())
    answer('failed')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading).toHaveFocus())
    answer('loaded')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '12 devices' })).toHaveFocus()
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

const failed = (failure: object) => Object.assign(new Error(), failure)
const list = { to: '/admin-admin/enterprises', title: 'Enterprises' }

export const MissingInASection = meta.story({
  args: { error: failed({ kind: 'http', status: 404 }), subject: 'Device Count', onRetry: fn() },
  render: (args) => (
    <WayUpProvider value={list}>
      <ErrorMessage {...args} />
    </WayUpProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found: Device Count')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Enterprises' })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const ForbiddenInASection = MissingInASection.extend({
  args: { error: failed({ kind: 'http', status: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No access: Device Count')).toBeVisible()
    await expect(canvas.getByText(/Ask your administrator/)).toBeVisible()
  },
})

export const NotUnderstood = meta.story({
  args: {
    error: Object.assign(new Error('listOrders: the answer is wrong at content.0.name'), {
      kind: 'contract' as const,
      requestId: 'req-17',
    }),
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'The server sent a response that the console does not understand. Contact support.',
      ),
    ).toBeVisible()
    const details = await canvas.findByText('Details for support')
    const words = canvas.getByText(/content\.0\.name/)
    await expect(words).not.toBeVisible()
    await userEvent.click(details)
    await expect(words).toBeVisible()
    await expect(words).toHaveTextContent('req-17')
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible()
  },
})
