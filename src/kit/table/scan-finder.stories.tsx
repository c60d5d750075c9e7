import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import { giveCode } from '~/ui/shortcuts/key-gate.ts'
import {
  deviceActions,
  deviceMessages,
  devices,
  localDevices,
  StoryStorage,
} from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { DataTable } from './data-table.tsx'
import { foundBy } from './found-by.tsx'
import { useLocalList } from './local-rows.ts'
import { allRows } from './paging.ts'

type DevicesProps = { column: string; hasSearch: boolean; count: number; size: number }

function Devices(props: DevicesProps) {
  return (
    <StoryStorage>
      <FoundDevices {...props} />
      <ToastRegion />
    </StoryStorage>
  )
}

/** At first two pages of devices, the second of which is not drawn. */
function FoundDevices({ column, hasSearch, count, size }: DevicesProps) {
  const [rows, setRows] = useState(() => devices(count))
  const list = useLocalList({ ...localDevices, foundBy: foundBy(column) }, { rows })
  return (
    <DataTable
      list={{ ...list, size }}
      search={hasSearch ? { label: deviceMessages.search } : undefined}
      toolbarEnd={
        <button
          type="button"
          onClick={() => setRows([...rows, { ...rows[0]!, serial: `A-${rows.length}` }])}
        >
          Add one above
        </button>
      }
      rowActions={deviceActions(() => {})}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Table/Scan finder',
  component: Devices,
  args: { column: 'serial', hasSearch: true, count: 30, size: 20 },
})

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const row = (name: RegExp) => canvas.findByRole('row', { name })
    // A code that is scanned before the part has loaded waits for it.
    await userEvent.keyboard('lht65n-07919{Enter}')
    const here = await row(/LHT65N-07919/)
    await waitFor(() => expect(here).toHaveAttribute('data-highlighted'))
    await expect(here).toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByText('LHT65N-07919: found')).toBeInTheDocument()

    // One of another page is filtered for, and then found.
    await userEvent.keyboard('LHT65N-97975{Enter}')
    const other = await row(/LHT65N-97975/)
    await waitFor(() => expect(other).toHaveAttribute('data-highlighted'))
    await expect(other).toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByLabelText('Filter by Serial number')).toHaveValue('LHT65N-97975')

    await userEvent.keyboard('LHT65N-00001{Enter}')
    await canvas.findByText('Nothing found')
    await screen.findByText('LHT65N-00001 is not in this list.')

    // In a field it is typed.
    await userEvent.clear(canvas.getByLabelText('Search devices'))
    await userEvent.type(canvas.getByLabelText('Search devices'), 'LHT65N-15838{Enter}')
    await expect(canvas.getByLabelText('Search devices')).toHaveValue('LHT65N-15838')
  },
})

/** A list without a search, found by a column without a filter. */
export const NoSearch = meta.story({
  args: { column: 'location', hasSearch: false },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.keyboard('LHT65N-00001{Enter}')
    await expect(await screen.findByText('LHT65N-00001 is not in this list.')).toBeVisible()
    await expect(canvas.getByText('1 to 20 of 30 rows')).toBeVisible()
  },
})

/** Of a long list the row is not drawn yet; meanwhile the list and the focus may change. */
export const Meanwhile = meta.story({
  args: { count: 300, size: allRows },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table')
    const add = canvas.getByRole('button', { name: 'Add one above' })
    const settle = async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    }
    const scan = async (code: string, onScroll: () => void, found = code) => {
      await settle()
      table.parentElement!.addEventListener('scroll', onScroll, { once: true })
      await userEvent.keyboard(`${code}{Enter}`)
      await canvas.findByText(`${found}: found`)
      const row = await canvas.findByRole('row', { name: new RegExp(found) })
      await settle()
      return row
    }
    const hasFocus = (row: HTMLElement) =>
      waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))

    await hasFocus(await scan('LHT65N-99819', () => add.click()))
    await expect(canvas.getByText('1 to 301 of 301 rows')).toBeVisible()
    // Who goes elsewhere stays there.
    await scan('LHT65N-00000', () => add.focus())
    await expect(add).toHaveFocus()
    // The last of two codes counts.
    const again = () => giveCode('LHT65N-00000')
    await hasFocus(await scan('LHT65N-99819', again, 'LHT65N-00000'))
  },
})
