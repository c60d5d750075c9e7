import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

type Canvas = ReturnType<typeof within>

const meta = preview.meta({
  title: 'Screens/Devices/Fleets/Manage Fleet',
  parameters: { layout: 'fullscreen', url: '/admin-devices/fleets/manage/301' },
})

const rowOf = (canvas: Canvas, macAddress: string) =>
  canvas.findByRole('row', { name: new RegExp(macAddress), hidden: true })
const actionsOf = async (canvas: Canvas, macAddress: string) =>
  [...(await rowOf(canvas, macAddress)).querySelectorAll('[data-cell=actions] [title]')].map(
    ({ textContent }) => textContent,
  )

/** When a fleet is opened: its devices, and how far each has come. */
export const Loaded = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent: user }) => {
    const failed = await rowOf(canvas, '70B3D5A1F03A0020')
    // A MAC address has room on one line.
    const mac = canvas.getByText('70B3D5A1E01A2B03').closest('td')
    await expect(mac?.scrollWidth).toBe(mac?.clientWidth)
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Fleet: Fresh Fields pilot – Albany and Buffalo',
      }),
    ).toBeVisible()
    await expect(
      canvas.getByText('Times are in US/Eastern, the time zone of Albany – Central Ave.'),
    ).toBeVisible()
    await shown()
    await expect(failed).toHaveTextContent(
      'Commissioned The router did not confirm its certificate within 60 seconds.',
    )
    await expect(canvas.getAllByRole('row')[1]).toBe(failed)
    await expect(await rowOf(canvas, 'A8404100003A0016')).toHaveTextContent(/E[SD]T.*E[SD]T/)
    const counts = within(canvas.getByRole('group', { name: 'Devices by status' }))
    await expect(counts.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'All16',
      'Failed to commission1',
      'Commissioned3',
      'Removed1',
      'Reinventoried1',
      'Registered11',
    ])
    await expect(await actionsOf(canvas, '70B3D5A1E01A2B03')).toEqual(['View'])
    await expect(await actionsOf(canvas, 'A8404180003A0011')).toEqual(['View', 'Remove'])
    await expect(await actionsOf(canvas, 'A8404100003A0016')).toEqual(['View', 'Reinventory'])
    await expect(await actionsOf(canvas, '70B3D5A1D03A001B')).toEqual(['View'])

    await user.click(counts.getByRole('button', { name: 'Removed 1' }))
    await canvas.findByText('1 to 1 of 1 row')
    await user.click(counts.getByRole('button', { name: 'All 16' }))
    await user.type(canvas.getByLabelText('Search MAC address'), '70:b3:d5:a1:f0{Enter}')
    await canvas.findByText('1 to 2 of 2 rows')
  },
})

/** While the fleet loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getFleet: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the fleet cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getFleet: { code: 500 } } },
})

/** When the fleet has no device yet and is for no location. */
export const WithoutDevicesOrLocation = meta.story({
  parameters: { url: '/admin-devices/fleets/manage/304' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
    await expect(
      canvas.getByText('Times are in your time zone, because the fleet has no location.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add Device' })).toHaveLength(2)
  },
})

async function remove(canvas: Canvas, macAddress: string) {
  await userEvent.click(await canvas.findByRole('button', ofRow('Remove', macAddress)))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove the device?' }),
  )
  await waitFor(() => expect(question.getByText(macAddress)).toBeVisible())
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
}

async function reinventory(canvas: Canvas, macAddress: string) {
  await userEvent.click(await canvas.findByRole('button', ofRow('Reinventory', macAddress)))
}

/** After a device was removed and put back into the inventory. */
export const RemovedAndAddedAgain = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    await remove(canvas, 'A8404180003A0011')
    await screen.findByText('Device removed.')
    const row = await rowOf(canvas, 'A8404180003A0011')
    await waitFor(() => expect(row).toHaveTextContent('Removed'))
    // The focused button is gone; the row in its place has the focus.
    await waitFor(() => expect(document.activeElement?.closest('tbody')).toBeTruthy())
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex')
    await reinventory(canvas, 'A8404180003A0011')
    await screen.findByText('Reinventoried.')
    await waitFor(() => expect(row).toHaveTextContent('Reinventoried'))
    await expect(await actionsOf(canvas, 'A8404180003A0011')).toEqual(['View'])

    const failed = '70B3D5A1F03A0020'
    await user.click(await canvas.findByRole('button', ofRow('Try again', failed)))
    const title = 'Commission the device again?'
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    await user.click(question.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Device commissioned.')
    await expect(await api.calls('updateFleet')[0]?.json()).toMatchObject({
      fleetId: 301,
      description: 'Fresh Fields pilot – Albany and Buffalo',
    })
    await waitFor(async () => expect(await actionsOf(canvas, failed)).toEqual(['View', 'Remove']))
  },
})

/** After many devices were removed by their MAC addresses: what failed, and what can be put back. */
export const ManyRemoved = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Several devices' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove or reinventory/ }))
    await user.click(await dialog.findByLabelText('MAC addresses'))
    await user.paste(
      'a8:40:41:80:00:3a:00:11, A8404180003A002E\n70B3D5A1E01A2B03 A8404100003A0016 A84041000000FFFF',
    )
    await expect(await dialog.findByText('5 MAC addresses')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Check devices' }))
    const remove = await canvas.findByRole('button', { name: 'Remove 2 devices' })
    for (const verdict of [
      /70B3D5A1E01A2B03 Registered Unregister it first\./,
      /A8404100003A0016 Already done/,
      /A84041000000FFFF Not in this fleet/,
    ])
      await expect(await canvas.findByRole('row', { name: verdict })).toBeVisible()
    await expect(api.calls('getFleet')).toHaveLength(1)
    await user.click(remove)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Remove 2 devices' }))
    await canvas.findByText('1 device was removed.')
    await expect(
      await canvas.findByRole('row', { name: /A8404180003A002E.*Failed/ }),
    ).toHaveTextContent(/radio key could not be withdrawn/)
    await user.click(await canvas.findByRole('button', { name: 'Reinventory' }))
    await canvas.findByRole('button', { name: 'Reinventory 1 device' })
    await expect(api.calls('removeCommissionedDevice')).toHaveLength(2)
  },
})

/** After the files of all devices were saved, and some had none. */
export const AllFiles = meta.story({
  parameters: {
    answers: { downloadInstallationPackage: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Download files' }))
    const title = 'Download the files of 13 devices?'
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    await expect(api.calls('getCommissionedDevice')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Download' }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await dialog.findByText(/^The files of \d devices? could not be read$/)
    await expect(api.calls('getCommissionedDevice')).toHaveLength(13)
    const failed = 13 - Number(dialog.getByRole('progressbar').ariaValueNow)
    api.answer({ downloadInstallationPackage: {} })
    const saved = spyOn(URL, 'createObjectURL')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await screen.findByText(
      /^\d files saved in Fresh-Fields-pilot-Albany-and-Buffalo\.zip\. \d+ devices have no files\.$/,
    )
    await expect(api.calls('getCommissionedDevice')).toHaveLength(13 + failed)
    const [[file] = []] = saved.mock.calls
    await expect(file).toHaveProperty('type', 'application/zip')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** The second press is refused, since the first one has removed the device. */
export const RemovedWithoutAnAnswer = meta.story({
  tags: ['!dev'],
  parameters: {
    answers: { removeCommissionedDevice: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await remove(canvas, 'A8404180003A0011')
    await screen.findByText('Unexpected failure while reading from the database.')
    const [sent] = api.calls('removeCommissionedDevice')
    await api.elsewhere('DELETE', new URL(sent?.url ?? '').pathname)
    api.answer({ removeCommissionedDevice: {} })
    const question = within(screen.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Device removed.')
  },
})

export const RefusedWithAReason = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await remove(canvas, 'A8404180003A002E')
    await screen.findByText(
      /^A8404180003A002E was not removed. The device's radio key could not be withdrawn/,
    )
    await waitFor(() => expect(api.calls('getFleet')).toHaveLength(2))
    api.answer({ reinventoryDevice: { code: 409 } })
    await reinventory(canvas, 'A8404100003A0016')
    await screen.findByText(
      /^A8404100003A0016 was not put back into the inventory. Only a removed device/,
    )
    await waitFor(() => expect(api.calls('getFleet')).toHaveLength(3))
  },
})

/** After the description of the fleet was changed. */
export const AnotherDescription = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Edit description' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit description' }))
    const field = await dialog.findByLabelText('Description')
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required'))
    await user.type(field, 'Pilot of 2026')
    await api.elsewhere('PUT', '/commissioning/fleets', {
      fleetId: 301,
      description: 'Pilot of a colleague',
      deviceInventoryIdsToCommission: [],
    })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(
      await screen.findByRole('dialog', { name: /has changed in the meantime$/ }),
    )
    await expect(question.getByRole('radiogroup', { name: 'Description' })).toHaveTextContent(
      'Pilot of a colleague',
    )
    await user.click(question.getByRole('radio', { name: 'Your change' }))
    await user.click(question.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('heading', { level: 1, name: 'Fleet: Pilot of 2026' })
    await expect(await api.calls('updateFleet').at(-1)?.json()).toEqual({
      fleetId: 301,
      description: 'Pilot of 2026',
      deviceInventoryIdsToCommission: [],
    })
  },
})
