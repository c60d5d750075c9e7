import { expect, screen, waitFor } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Devices/Fleets/Add fleet',
  parameters: { layout: 'fullscreen', url: '/admin-devices/fleets/add' },
})

// The fleet exists although a device failed, so the second save changes it instead of adding another one.
/** When a fleet was added, but one of its devices failed to commission. */
export const SavedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add fleet' })).toBeVisible()
    const enterprise = await canvas.findByRole('combobox', { name: 'Enterprise' })
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 70B3D5A1D02F002D' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add >>' }))
    await canvas.findByRole('heading', { name: 'Devices To Add: (1)' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(enterprise).toHaveAccessibleDescription('Required'))
    await expect(api.calls('createFleet')).toEqual([])

    const description = canvas.getByLabelText('Description')
    await userEvent.type(description, ' Spring openings ')
    await userEvent.click(enterprise)
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Grill' }))
    await userEvent.click(save)
    await canvas.findByText(/^One or more of the devices beeing added failed .* 70B3D5A1D02F002D: /)
    await expect(await canvas.findByRole('link', { name: 'Open the fleet' })).toBeVisible()
    await shown()
    await expect(enterprise).toBeDisabled()
    await expect(canvas.getByRole('heading', { name: 'Devices To Add: (1)' })).toBeVisible()

    await userEvent.type(description, ' 2027')
    // A colleague has another name for it.
    const fleetId = Number(
      canvas.getByRole('link', { name: 'Open the fleet' }).getAttribute('href')?.match(/\d+/)?.[0],
    )
    await api.elsewhere('PUT', '/commissioning/fleets', {
      fleetId,
      description: 'Fall openings',
      deviceInventoryIdsToCommission: [],
    })
    await userEvent.click(save)
    await waitFor(() =>
      expect(description).toHaveAccessibleDescription(
        'The description is now “Fall openings”. Press “Save” to replace it.',
      ),
    )
    await expect(api.calls('updateFleet')).toHaveLength(0)
    await userEvent.click(save)
    await canvas.findByRole('heading', { level: 1, name: 'Fleet: Spring openings 2027' })
    await expect(await canvas.findByText('Fleet added.')).toBeVisible()
    await expect(api.calls('createFleet')).toHaveLength(1)
    await expect(await api.calls('createFleet')[0]?.json()).toEqual({
      description: 'Spring openings',
      commissionedForEnterpriseId: 2,
      deviceInventoryIdsToCommission: [7109],
    })
    await expect(await api.calls('updateFleet')[0]?.json()).toMatchObject({
      description: 'Spring openings 2027',
      deviceInventoryIdsToCommission: [7109],
    })
  },
})

/** While the devices to choose from load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listAvailableInventory: { delay: 'infinite' } } },
})

/** When the devices to choose from cannot be read. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listAvailableInventory: { code: 500 } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the inventory has no device that could be added. */
export const NothingAvailable = meta.story({
  parameters: { answers: { listAvailableInventory: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices available')).toBeVisible()
    await expect(canvas.getByText('Nothing selected yet')).toBeVisible()
  },
})
