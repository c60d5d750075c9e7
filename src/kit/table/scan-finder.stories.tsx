import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import {
  deviceActions,
  deviceMessages,
  devices,
  localDevices,
  StoryStorage,
} from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import { DataTable } from './data-table.tsx'
import { foundBy } from './found-by.tsx'
import { useLocalList } from './local-rows.ts'

type DevicesProps = { column: string; hasSearch: boolean }

function Devices(props: DevicesProps) {
  return (
    <StoryStorage>
      <FoundDevices {...props} />
      <ToastRegion />
    </StoryStorage>
  )
}

/** Two pages of devices, the second of which is not drawn. */
function FoundDevices({ column, hasSearch }: DevicesProps) {
  const [rows] = useState(() => devices(30))
  const list = useLocalList({ ...localDevices, foundBy: foundBy(column) }, { rows })
  return (
    <DataTable
      list={{ ...list, size: 20 }}
      search={hasSearch ? { label: deviceMessages.search } : null}
      rowActions={deviceActions(() => {})}
      empty={null}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Table/Scan finder',
  component: Devices,
  args: { column: 'serial', hasSearch: true },
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
