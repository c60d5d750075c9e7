import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import {
  deviceMessages,
  devices,
  noDevices,
  serverDevices,
  StoryStorage,
  type Device,
} from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { DataTable } from './data-table.tsx'
import { useList } from './use-list.ts'

type DevicesProps = { rows: Device[]; onPage: (page: number) => void }

/** A list whose server returns ten rows at a time. */
function Devices(props: DevicesProps) {
  return (
    <StoryStorage>
      <ServerDevices {...props} />
      <ToastRegion />
    </StoryStorage>
  )
}

function ServerDevices({ rows, onPage }: DevicesProps) {
  return (
    <DataTable
      list={useList(serverDevices(rows, onPage))}
      search={{ label: deviceMessages.search }}
      empty={noDevices}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Table/All rows',
  component: Devices,
  parameters: { docs: { story: { inline: false } } },
  args: { rows: devices(2300), onPage: fn<(page: number) => void>() },
})

/** The file has the rows of all pages, which come one after the other. */
export const Csv = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('1 to 10 of 2,300 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    const menu = await within(document.body).findByRole('menu')
    const ofPage = within(menu).getByRole('menuitem', { name: 'CSV, this page: 10 rows' })
    await waitFor(() => expect(ofPage).toBeVisible())
    const saved = spyOn(URL, 'createObjectURL')
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: 'CSV, all pages: 2,300 rows' }),
    )
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const file = saved.mock.calls[0]![0] as Blob
    saved.mockRestore()
    for (const page of [0, 1, 2]) await expect(args.onPage).toHaveBeenCalledWith(page)
    await expect(args.onPage).not.toHaveBeenCalledWith(3)
    await expect((await file.text()).trim().split('\r\n')).toHaveLength(2301)
    await expect(screen.queryByText(/^The file has/)).not.toBeInTheDocument()
  },
})

/** A file of a very long list says that it does not have all rows. */
export const CsvOfVeryManyRows = meta.story({
  tags: ['!dev'],
  args: { rows: devices(10_150) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 to 10 of 10,150 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    const saved = spyOn(URL, 'createObjectURL')
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'CSV, all pages: 10,150 rows' }),
    )
    await screen.findByText(
      'The file has the first 10,000 of 10,150 rows.',
      {},
      { timeout: 20_000 },
    )
    const file = saved.mock.calls[0]![0] as Blob
    saved.mockRestore()
    await expect((await file.text()).trim().split('\r\n')).toHaveLength(10_001)
  },
})

/** On paper: the loaded rows, the list's name and filters, and the total. */
export const Printed = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 10 of 2,300 rows')
    window.dispatchEvent(new Event('beforeprint'))
    await expect(
      canvas.getByText(/^10 of 2,300 rows · Serial number ascending · /),
    ).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText(/^10 of 2,300 rows/)).not.toBeInTheDocument())
  },
})
