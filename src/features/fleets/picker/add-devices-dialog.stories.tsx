import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

/** Adds devices of the inventory to a fleet. */
const meta = preview.meta({
  title: 'Screens/Devices/Fleets/Manage Fleet/Add devices',
  parameters: { layout: 'fullscreen', url: '/admin-devices/fleets/manage/301?dialog=add' },
})

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Add Device' }))

/** When one of the devices that were picked for the fleet fails to commission. */
export const Picked = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    const available = within(await dialog.findByRole('table', { name: 'Available devices' }))
    await available.findByRole('checkbox', { name: 'Select 70B3D5A1D02E000A' })
    await expect(dialog.queryByRole('button', { name: 'Add Selected' })).not.toBeInTheDocument()
    for (const name of ['Add >>', '<< Remove']) {
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.selectOptions(
      dialog.getByLabelText('Device type'),
      dialog.getByRole('option', { name: /^Waypost Leak L1/ }),
    )
    await userEvent.type(dialog.getByLabelText('Search available devices'), 'd0:2e:00:0')
    await waitFor(() =>
      expect(available.queryByRole('checkbox', { name: 'Select 70B3D5A1D02E0010' })).toBeNull(),
    )
    for (const macAddress of ['70B3D5A1D02E000A', '70B3D5A1D02E000C', '70B3D5A1D02E000D']) {
      await userEvent.click(
        await available.findByRole('checkbox', { name: `Select ${macAddress}` }),
      )
    }
    await userEvent.click(await dialog.findByRole('button', { name: 'Add >>' }))
    await dialog.findByRole('heading', { name: 'Devices To Add: (3)' })
    const chosen = within(dialog.getByRole('table', { name: 'Devices to add' }))
    await userEvent.click(chosen.getByRole('checkbox', { name: 'Select 70B3D5A1D02E000C' }))
    await userEvent.click(await dialog.findByRole('button', { name: '<< Remove' }))
    await dialog.findByRole('heading', { name: 'Devices To Add: (2)' })

    await userEvent.click(dialog.getByRole('button', { name: 'Add Selected' }))
    await dialog.findByText(
      /^One or more of the devices beeing added failed to commission and will need to be tried again: 70B3D5A1D02E000D: /,
    )
    await dialog.findByRole('heading', { name: 'Devices To Add: (1)' })
    await waitFor(() =>
      expect(chosen.getByRole('row', { name: /02E000D/ })).toHaveTextContent(/could not be stored/),
    )
    await shown()
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(dialog.queryByText(/beeing/)).not.toBeInTheDocument()

    await api.elsewhere('PUT', '/commissioning/fleets', {
      fleetId: 301,
      description: 'Renamed meanwhile',
      deviceInventoryIdsToCommission: [],
    })
    // The dialog stays until the outcome is known.
    api.answer({ updateFleet: { delay: 'infinite' } })
    const add = dialog.getByRole('button', { name: 'Add Selected' })
    await userEvent.click(add)
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(add).toBeVisible()
    api.answer({ updateFleet: {} })
    await screen.findByText('1 device added.')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sent = await Promise.all(api.calls('updateFleet').map((call) => call.json()))
    await expect(sent.map((body) => body.deviceInventoryIdsToCommission)).toEqual([
      [7571, 7574],
      [7574],
    ])
    // Each call sends the description too. It is the fleet's own of that moment.
    await expect(sent[1]).toMatchObject({ description: 'Renamed meanwhile' })
  },
})

export const EscapeLosesNothing = meta.story({
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    const search = await dialog.findByLabelText('Search available devices')
    const name = 'Select 70B3D5A1D02E000A'
    await userEvent.click(await dialog.findByRole('checkbox', { name }))
    await userEvent.type(search, '02e000{Escape}')
    await waitFor(() => expect(search).toHaveValue(''))
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    const keep = await screen.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(keep).not.toBeInTheDocument())
    await userEvent.click(dialog.getByRole('checkbox', { name }))

    await userEvent.click(dialog.getByRole('button', { name: 'Scan' }))
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Codes' }))
    await userEvent.paste('A8404180002F0005')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** A device chosen during a save was not sent with it, so the dialog stays open until it is added too. */
export const ChosenMeanwhile = meta.story({
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    const choose = async (macAddress: string) => {
      await userEvent.click(await dialog.findByRole('checkbox', { name: `Select ${macAddress}` }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Add >>' }))
    }
    await userEvent.type(
      await dialog.findByLabelText('Search available devices'),
      '70B3D5A1D02E000',
    )
    await choose('70B3D5A1D02E000A')
    api.answer({ updateFleet: { delay: 'infinite' } })
    const add = await dialog.findByRole('button', { name: 'Add Selected' })
    await userEvent.click(add)
    await waitFor(() => expect(api.calls('updateFleet')).toHaveLength(1))
    await choose('70B3D5A1D02E000C')
    api.answer({ updateFleet: {} })
    await screen.findByText('1 device added. 1 device chosen in the meantime is still to be added.')
    await dialog.findByRole('heading', { name: 'Devices To Add: (1)' })
    await userEvent.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sent = await Promise.all(api.calls('updateFleet').map((call) => call.json()))
    await expect(sent.map((body) => body.deviceInventoryIdsToCommission)).toEqual([[7571], [7573]])
  },
})

/** When somebody else was faster with the devices that were typed or scanned. */
export const Typed = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.selectOptions(
      await dialog.findByLabelText('Device type'),
      await dialog.findByRole('option', { name: /^Waypost Leak L1/ }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Scan' }))
    const codes = await dialog.findByRole('textbox', { name: 'Codes' })
    const enter = async (text: string) => {
      await userEvent.click(codes)
      await userEvent.paste(text)
      await userEvent.keyboard('{Enter}')
    }
    await enter('70:b3:d5:a1:d0:2f:00:0f A8404100009F0005')
    await dialog.findByText('ASSET NOT FOUND IN AVAILABLE INVENTORY')
    await enter('A8404180002F0005')
    await dialog.findByText('Added, but of a different type: Dragino LDS02')
    await enter('a8404180002f0005')
    await dialog.findByText('THIS DEVICE IS ALREADY IN THE LIST')
    await dialog.findByRole('heading', { name: 'Devices To Add: (2)' })

    api.answer({ updateFleet: { code: 409 }, listAvailableInventory: { example: 'empty' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Add Selected' }))
    await dialog.findByText('The devices were not added')
    await expect(await dialog.findAllByText('No longer available')).toHaveLength(2)
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Add Selected' })).not.toBeInTheDocument(),
    )
  },
})
