import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RefreshButton } from './refresh-button.tsx'

const meta = preview.meta({
  title: 'Components/Button/Refresh button',
  component: RefreshButton,
  args: { updatedAt: 0, busy: false, failed: false, onRefresh: fn() },
})

export const Loaded = meta.story({
  // Relative to the time of rendering, so that it is always a few minutes.
  render: (props) => <RefreshButton {...props} updatedAt={threeMinutesAgo} />,
  play: async ({ args, canvas, userEvent }) => {
    const shown = await canvas.findByText('Updated 3 minutes ago')
    await expect(shown).toHaveAttribute('datetime', new Date(threeMinutesAgo).toISOString())
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/\d:\d\d/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    // The refresh has not started, let alone finished.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

function Refreshing(props: ComponentProps<typeof RefreshButton>) {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <RefreshButton {...props} busy={busy} />
      <button onClick={() => setBusy(!busy)}>Begin or end</button>
    </>
  )
}

export const Refreshed = meta.story({
  tags: ['!dev'],
  render: (props) => <Refreshing {...props} />,
  play: async ({ canvas, userEvent }) => {
    const step = canvas.getByRole('button', { name: 'Begin or end' })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await userEvent.click(step)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(step)
    await expect(canvas.getByRole('status')).toHaveTextContent('Refreshed')
  },
})

const threeMinutesAgo = Date.now() - 3 * 60_000

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = Loaded.extend({ globals: { direction: 'rtl' } })

export const Loading = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.queryByText(/^Updated/)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
})
