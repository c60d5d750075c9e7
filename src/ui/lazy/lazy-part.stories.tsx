import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Input } from '~/kit/form/input.tsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import { clearToasts } from '~/ui/toast/toasts.ts'
import preview from '../../../.storybook/preview.tsx'
import { lazyPart } from './lazy-part.tsx'

let connected = true

const Calendar = lazyPart<{ onClose: () => void }>(async () => {
  if (!connected) throw new TypeError('Failed to fetch')
  return () => <p>November 2026</p>
}, LoadFailure)

const Logo = lazyPart(async () => {
  if (!connected) throw new TypeError('Failed to fetch')
  return () => <p>Fresh Fields Market</p>
}, null)

const Chart = lazyPart(async () => {
  if (!connected) throw new TypeError('Failed to fetch')
  return () => <p>412 alerts</p>
}, PartMissing)

/** One part that the user opens, and one that is decorative. */
function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Logo fallback={<p>Waypost</p>} />
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Open calendar
      </Button>
      {open && <Calendar onClose={() => setOpen(false)} />}
      <ToastRegion />
    </>
  )
}

let arrived = Promise.withResolvers<void>()

/** A field that has its list of choices only once it has loaded. */
function SlowField() {
  const [Field] = useState(() =>
    lazyPart(async () => {
      await arrived.promise
      return function Choices() {
        const [text, setText] = useState('')
        return (
          <div>
            <Input
              id="device"
              type="search"
              aria-label="Device"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <p>Found: {text}</p>
          </div>
        )
      }
    }, null),
  )
  return (
    <>
      <Field fallback={<Input id="device" aria-label="Device" />} />
      <Input aria-label="Remark" />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Lazy part',
  component: Screen,
  beforeEach: () => {
    connected = true
    clearToasts()
  },
})

export const FailedThenRetried = meta.story({
  beforeEach: () => {
    connected = false
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    await userEvent.click(button)
    const toast = await screen.findByText(/^This could not be loaded/)
    await waitFor(() => expect(toast).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
    await expect(canvas.getByText('Waypost')).toBeVisible()
    connected = true
    await userEvent.click(button)
    await expect(await canvas.findByText('November 2026')).toBeVisible()
  },
})

export const RetriedInPlace = meta.story({
  render: () => <Chart fallback={<p>Loading</p>} />,
  beforeEach: () => {
    connected = false
  },
  play: async ({ canvas, userEvent }) => {
    const tryAgain = () => canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(await tryAgain())
    await expect(canvas.queryByText('Loading')).not.toBeInTheDocument()
    connected = true
    await userEvent.click(await tryAgain())
    await expect(await canvas.findByText('412 alerts')).toBeVisible()
  },
})

export const LoadsOnReconnect = meta.story({
  tags: ['!dev'],
  beforeEach: () => {
    connected = false
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waypost')).toBeVisible()
    connected = true
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Fresh Fields Market')).toBeVisible()
    await expect(canvas.queryByText('Waypost')).not.toBeInTheDocument()
  },
})

export const LoadsUnderTheFocus = meta.story({
  tags: ['!dev'],
  render: () => <SlowField />,
  beforeEach: () => {
    arrived = Promise.withResolvers<void>()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Device' }), 'LHT')
    arrived.resolve()
    const field = await canvas.findByRole('searchbox', { name: 'Device' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('LHT')
    await expect(canvas.getByText('Found: LHT')).toBeVisible()
  },
})

export const LoadsBesideTheFocus = meta.story({
  tags: ['!dev'],
  render: () => <SlowField />,
  beforeEach: () => {
    arrived = Promise.withResolvers<void>()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Remark' }))
    arrived.resolve()
    await canvas.findByRole('searchbox', { name: 'Device' })
    await expect(canvas.getByRole('textbox', { name: 'Remark' })).toHaveFocus()
  },
})
