import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Devices/Unregistered devices',
  parameters: { layout: 'fullscreen', url: '/admin-devices/unregistered-devices' },
})

/** When gateways have heard devices that no enterprise has registered. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 15 of 15 rows')).toBeVisible()
    await expect(
      canvas.getByRole('columnheader', { name: 'Last Received From Time' }),
    ).toHaveAttribute('aria-sort', 'descending')
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveAccessibleName(/days ago \(Nov 16, 2026, .* days ago \(Nov 16, 2026/)
    // As text: screen readers may ignore the name of a time.
    await expect(first).toHaveTextContent(/days ago \(Nov 16, 2026, .* days ago \(Nov 16, 2026/)
    const [last] = canvas.getAllByRole('row').slice(-1)
    // The one without a time.
    await expect(last).toHaveTextContent(/^T3-39020.*N\/A/)

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', ofRow('More actions', 'T3-32028')))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy serial number' }))
    await expect(write).toHaveBeenCalledWith('T3-32028')
    for (const serial of ['T3-32028', 'T3-39020']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${serial}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy serial numbers' }))
    await expect(write).toHaveBeenLastCalledWith('T3-32028\nT3-39020')
    await expect(canvas.getByRole('link', { name: 'T3-39020' })).toHaveAttribute(
      'href',
      '/admin-devices/search?serialNumber=T3-39020',
    )
  },
})

/** While the devices load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { findUnregisteredDevices: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = meta.story({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When devices report while somebody is reading the list: the rows keep still until the changes are asked for. */
export const ChangesWaitUntilApplied = meta.story({
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas, userEvent }) => {
    const newest = () => canvas.getAllByRole('row')[1]?.textContent
    await canvas.findByText('1 to 15 of 15 rows')
    const before = newest()
    const box = canvas.getByRole('checkbox', { name: 'Select T3-39020' })
    await userEvent.click(box)
    api.tick(120)
    window.dispatchEvent(new Event('visibilitychange'))
    const waiting = await canvas.findByRole('button', { name: /^Show \d+ changes/ })
    await shown()
    await expect(newest()).toBe(before)
    await expect(box).toHaveFocus()
    await userEvent.keyboard('.')
    await waitFor(() => expect(newest()).not.toBe(before))
    await expect(waiting).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/^Was: Nov 16, 2026/)[0]).toBeVisible()
    await expect(box).toBeChecked()
    await expect(box).toHaveFocus()
    await expect(api.calls('findUnregisteredDevices')).toHaveLength(2)

    // While the page is paused, nothing is read in the background.
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    window.dispatchEvent(new Event('online'))
    await expect(api.calls('findUnregisteredDevices')).toHaveLength(2)
    api.tick(30)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(api.calls('findUnregisteredDevices')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: /^Show \d/ })).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    api.answer({ findUnregisteredDevices: { code: 500 } })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText(/^Could not update\. This data is from/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    api.answer({ findUnregisteredDevices: {} })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/^Could not/)).not.toBeInTheDocument())
  },
})

/** After a link or a bookmark with filters. */
export const FilteredByAddress = meta.story({
  parameters: { url: '/admin-devices/unregistered-devices?seen=older&serial=t3' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 2 of 2 rows')).toBeVisible()
    await expect(canvas.getByLabelText('Filter by Serial Number')).toHaveValue('t3')
    const seen = within(canvas.getByRole('group', { name: 'Last received' }))
    const older = seen.getByRole('button', { name: 'Older (15)' })
    await expect(older).toHaveAttribute('aria-pressed', 'true')
    await shown()
    await userEvent.click(seen.getByRole('button', { name: 'Last hour (0)' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }))
    await expect(await canvas.findByText('1 to 15 of 15 rows')).toBeVisible()
  },
})

/** When every device that was heard is registered. */
export const Empty = meta.story({
  parameters: { answers: { findUnregisteredDevices: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'No unregistered devices' }),
    ).toBeVisible()
  },
})

/** When the devices cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { findUnregisteredDevices: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await shown()
    api.answer({ findUnregisteredDevices: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: 'T3-39020' })).toBeVisible()
  },
})
