import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { choose, enter, scan } from '../../../../.storybook/device-entry.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

/** Adds a whole delivery, device after device. */
const meta = preview.meta({
  title: 'Screens/Fulfillment/Inventory List/Add inventory/Delivery',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/inventory/add' },
})

/** While a whole delivery is scanned, device after device. */
export const Delivery = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async (story) => {
    const { canvas, userEvent } = story
    const row = (name: RegExp) => canvas.findByRole('row', { name })
    await canvas.findByRole('combobox', { name: 'Device type' })
    scan('A8404100002F0141')
    await within(await canvas.findByRole('region', { name: 'Scan codes' })).findByText(
      /^Choose the device type first/,
    )
    await choose(story, 'Dragino LHT65N')
    await canvas.findByRole('textbox', { name: 'DevEUI' })
    const key = '5D1E8C07B2F94A63A0C7E6D3184B9F52'
    const [first, second] = ['A8404100002F0141', 'A8404100002F0142'] as const
    scan(`${first},A840410000000100,${key}`)
    const added = within(await row(new RegExp(`${first}.*Added`)))
    // The actions, of which it has none, leave room for its time.
    const time = added.getByText(/ E[SD]T$/).getBoundingClientRect()
    const actions = added.getAllByRole('cell').at(-1)!.getBoundingClientRect()
    await expect(time.right).toBeLessThanOrEqual(actions.left)
    await expect(await canvas.findByText('Inventory record added.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'DevEUI' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'DevEUI' })).toHaveValue('')

    scan(`${first},A840410000000100,${key}`)
    await canvas.findByText('THIS DEVICE IS ALREADY IN THE LIST')
    scan(`${second},A840410000000100,${key},4`)
    await canvas.findByText('The code has 4 parts, but 3 are needed: DevEUI, AppEUI, AppKey')
    scan(`${second},A840410000000100,5D1E`)
    await canvas.findByText('Part 3 does not match AppKey: 5D1E')
    await expect(canvas.getByRole('textbox', { name: 'DevEUI' })).toHaveValue('')
    // One code per input.
    scan(second)
    const appEui = canvas.getByRole('textbox', { name: 'AppEUI' })
    await waitFor(() => expect(appEui).toHaveFocus())
    scan('A8404')
    await canvas.findByText('The code does not match AppEUI')
    scan('A840410000000100')
    await waitFor(() => expect(appEui).toHaveValue('A840410000000100'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'AppKey' })).toHaveFocus())
    scan(key)
    await row(new RegExp(`${second}.*Added`))

    // In the inventory before this delivery.
    scan(`A8404100002F003C,A840410000000100,${key}`)
    await row(/A8404100002F003C.*Failed.*is already in the inventory/)
    await expect(
      await canvas.findByText(
        'Unable to save device: A8404100002F003C is already in the inventory.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expected codes' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Expected' }))
    await userEvent.paste(`${first} ${second} A8404100002F0143`)
    await expect(canvas.getByText('2 of 3')).toBeVisible()
    await userEvent.click(canvas.getByText('Missing: 1'))
    await expect(canvas.getByText('A8404100002F0143')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    await expect(await screen.findByRole('menuitem', { name: 'CSV' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await userEvent.keyboard('{Escape}')

    // What a vendor order has is kept with the order.
    const vendorOrder = await canvas.findByRole('combobox', { name: 'Vendor order' })
    await userEvent.selectOptions(vendorOrder, 'PO-2026-0117 Dragino')
    await canvas.findByText('0 added')
    const note = 'Type;DevEUI\nLHT65N;A8404100002F0151\nLHT65N;A8404100002F0152'
    await userEvent.upload(canvas.getByLabelText('From a CSV file'), new File([note], 'note.csv'))
    await canvas.findByText('0 of 2')
    await userEvent.selectOptions(vendorOrder, 'No vendor order')
    await canvas.findByText('2 of 3')
    await userEvent.selectOptions(vendorOrder, 'PO-2026-0117 Dragino')
    await canvas.findByText('0 of 2')

    scan('COMMAND-NEXT')
    await canvas.findByText('The device is not complete yet.')
    const print = spyOn(window, 'print').mockReturnValue()
    scan('COMMAND-PRINT')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const labels = [...document.querySelectorAll('[data-printed] figcaption')]
    await expect(labels.map(({ textContent }) => textContent).toSorted()).toEqual([first, second])
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull())
    print.mockRestore()
  },
})

/** When a code was scanned that fits no field of the device. */
export const WrongCodes = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story
    await choose(story, 'Waypost Gateway G2')
    const mac = await canvas.findByRole('textbox', { name: 'MAC address' })
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    scan('70B3D')
    await canvas.findByText('The code does not match MAC address')
    await shown()
    await expect(mac).toHaveAccessibleDescription(/^This value does not have the expected format/)
    // A scanner that types as slowly as a person.
    await userEvent.paste('70B3D5A1E02F')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(mac).toBeInvalid())
    await expect(mac).toHaveValue('70B3D5A1E02F')
    await expect(mac).toHaveFocus()
    canvas.getByRole('textbox', { name: 'Note' }).focus()
    scan('70B3D5A1E02F0199')
    await canvas.findByRole('row', { name: /70B3D5A1E02F0199.*Added/ })
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  },
})

export const DeliveryPhone = Delivery.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DeliveryDark = Delivery.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** After a delivery of which some devices were not saved. */
export const Failed = meta.story({
  parameters: {
    answers: { createInventory: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async (story) => {
    const { canvas, userEvent } = story
    await choose(story, 'Waypost Leak L1')
    for (const mac of ['70B3D5A1D02F004B', '70B3D5A1D02F004C']) {
      await enter(story, 'MAC address', mac)
      const another = canvas.getByRole('button', { name: 'Add another like this' })
      await waitFor(() => expect(another).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(another)
      await canvas.findByRole('row', { name: new RegExp(`${mac}.*Failed`) })
    }
    await expect(canvas.getByRole('combobox', { name: 'Device type' })).toHaveDisplayValue(
      'Waypost Leak L1',
    )
    await shown()
    await userEvent.click(canvas.getByRole('button', ofRow('Edit', '70B3D5A1D02F004B')))
    const mac = canvas.getByRole('textbox', { name: 'MAC address' })
    await expect(mac).toHaveValue('70B3D5A1D02F004B')
    // The list is far below on a phone.
    await waitFor(() => expect(mac).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(mac).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await expect(await canvas.findByText('1 scanned device has not been saved yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open the delivery' }))
    api.answer({ createInventory: {} })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try failed ones again (1)' }))
    await canvas.findByRole('row', { name: /70B3D5A1D02F004C.*Added/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }))
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})
