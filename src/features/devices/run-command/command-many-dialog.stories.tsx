import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../../.storybook/storages.ts'

/** The same command for many sensors at once. */
const meta = preview.meta({
  title: 'Screens/Devices/Ad Hoc Command/Several devices',
  parameters: { layout: 'fullscreen', url: '/admin-devices/ad-hoc-command' },
})

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Several devices' }))
  return within(await screen.findByRole('dialog', { name: 'Resend readings' }))
}

// A command without an answer needs a tick before it is sent again.
/** After serial numbers were pasted and the command was sent: what came of it for each device. */
export const Pasted = meta.story({
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByLabelText('Serial numbers', { selector: 'textarea' }))
    await userEvent.paste('LHT65N-26111 LHT65N-26148\nLHT65N-39908, no-such-serial')
    await userEvent.click(dialog.getByRole('radio', { name: 'Last hour' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    const send = await canvas.findByRole('button', { name: 'Send to 2 devices' })
    await expect(canvas.getByText(/^From .* to .*$/)).toBeVisible()
    for (const row of [/LHT65N-26111 Ready .*Unknown/, /no-such-serial Not found/])
      await expect(canvas.getByRole('row', { name: row })).toBeVisible()
    await expect(
      canvas.getByRole('combobox', { name: /^Several matches: .*LHT65N-39908/ }),
    ).toBeVisible()

    api.answer({ runAdHocCommand: { code: 500 } })
    await userEvent.click(send)
    const confirm = async (name: string) =>
      userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    await confirm('Send to 2 devices')
    const first = await canvas.findByRole('row', { name: /LHT65N-26111 .*No response.*Failed/ })
    await expect(api.calls('runAdHocCommand')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Try failed/ })).not.toBeInTheDocument()
    await userEvent.click(within(first).getByRole('checkbox'))
    api.answer({ runAdHocCommand: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 1 device' }))
    await confirm('Send to 1 device')
    await canvas.findByRole('row', { name: /LHT65N-26111 .*Done/ })
    const { startTime, endTime } = (await api.calls('runAdHocCommand').at(-1)?.json()) ?? {}
    await expect(endTime - startTime).toBe(3600)
    await expect(api.calls('runAdHocCommand')).toHaveLength(3)
  },
})

/** When the command goes to all sensors of one location. */
export const OfALocation = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'All at a location' }))
    const location = await dialog.findByRole('combobox', { name: 'Location' })
    await expect(location).toHaveAccessibleDescription(
      /^From the list of devices \(\d+ devices read\)$/,
    )
    const call = new URL(api.calls('findDevicesBySerialNumber')[0]?.url ?? '')
    await expect(call.searchParams.get('size')).toBe('1000')
    await userEvent.click(dialog.getByRole('radio', { name: 'Another period' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    await waitFor(() => expect(location).toHaveAccessibleDescription(/Required/))
    await expect(dialog.getByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(
      /Required/,
    )
    await userEvent.click(dialog.getByRole('radio', { name: 'Since its last report' }))
    await userEvent.click(location)
    await userEvent.paste('Albany')
    await userEvent.click(await screen.findByRole('option', { name: /^Albany – Central Ave \(/ }))
    await expect(await dialog.findByText(/^\d+ devices selected$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    await canvas.findByText(/^Albany – Central Ave · Since the last report of each device, until/)
    await canvas.findByRole('button', { name: /^Send to \d+ devices$/ })
  },
})

/** When the location that was chosen before a reload has no devices any more. */
export const OfAnEmptyLocation = meta.story({
  beforeEach: async () => {
    const chosen = { source: 'location', locationId: 999_999 }
    await storyDrafts().write('devices-command-many', chosen)
  },
  play: async () => {
    const dialog = await openDialog()
    await dialog.findByRole('radio', { name: 'All at a location', checked: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    const location = await dialog.findByRole('combobox', { name: 'Location' })
    await waitFor(() =>
      expect(location).toHaveAccessibleDescription(/No devices were found at this location/),
    )
  },
})

export const Dark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => void (await openDialog()),
})
