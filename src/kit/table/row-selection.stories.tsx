import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { devices } from '../../../.storybook/devices.tsx'
import { LocalDevices, type LocalDevicesProps } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

/** Rows that change while some are selected, as after a deletion. */
function Changing(props: LocalDevicesProps) {
  const [rows, setRows] = useState(() => devices(3))
  return (
    <>
      <LocalDevices {...props} rows={rows} />
      <button onClick={() => setRows(rows.slice(1).map((row) => ({ ...row, type: 'Grill' })))}>
        Delete the first, change the others
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Table/Row selection',
  component: LocalDevices,
  args: { onRemove: fn(), onRemoveAll: fn() },
})

const bar = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('group', { name: /selected$/ }))

export const Selected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const top = () => canvas.getAllByRole('row')[3]!.getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select LHT65N-07919' }))
    await expect(await canvas.findByText('1 selected')).toBeVisible()
    await expect(top()).toBe(before)
    const all = canvas.getByRole('checkbox', { name: 'Select all rows shown' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getByText('24 selected')).toBeVisible()
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(canvas.queryByText(/selected/)).not.toBeInTheDocument())
    await expect(all).toHaveFocus()
  },
})

export const OnDarkPhone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select LHT65N-07919' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select LHT65N-15838' }))
    await expect(await canvas.findByText('2 selected')).toBeVisible()
    await expect(bar(canvas).getByRole('button', { name: 'Remove' })).toBeVisible()
  },
})

/** What is selected are rows of the list as it is now. */
export const RowsChanged = meta.story({
  tags: ['!dev'],
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }))
    await expect(await canvas.findByText('3 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Delete the first/ }))
    await expect(await canvas.findByText('2 selected')).toBeVisible()
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveAll).toHaveBeenCalledWith(
      [expect.objectContaining({ type: 'Grill' }), expect.objectContaining({ type: 'Grill' })],
      expect.any(Function),
    )
  },
})

/** A row that was saved just now: its tint goes after three seconds. */
export const Highlighted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const row = canvas.getByRole('row', { name: /LHT65N-07919/ })
    const other = canvas.getByRole('row', { name: /LHT65N-15838/ })
    const tint = (each: HTMLElement) => getComputedStyle(each).backgroundColor
    await expect(tint(row)).toBe(tint(other))
    highlightRow({ key: 'devices', id: 'LHT65N-07919' })
    await waitFor(() => expect(tint(row)).not.toBe(tint(other)))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select LHT65N-15838' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select LHT65N-15838' }))
    await waitFor(() => expect(tint(row)).toBe(tint(other)), { timeout: 5_000 })
  },
})
