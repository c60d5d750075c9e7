import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { changeOrder } from '../../../../.storybook/change-order.ts'
import { labelDialog } from '../../../../.storybook/label-dialog.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const listPath = '/admin-fulfillment/orders'

/** Buys the shipping label of an order, in five steps. */
const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Shipping Label',
  parameters: { layout: 'fullscreen', user: 'fulfillment', url: `${listPath}?label=9003` },
})

/** After the address and the parcel, when a rate is chosen. */
export const Rates = meta.story({
  play: async () => {
    const dialog = await labelDialog()
    // The list behind it loads its own parts.
    await screen.findByRole('row', { name: /WP-10423/, hidden: true })
    await expect(
      await dialog.findByRole('heading', { name: 'Step 3 of 5 Rates' }),
    ).toBeInTheDocument()
    const rates = await dialog.findAllByRole('radio')
    await expect(rates.map((rate) => rate.closest('label')?.textContent)).toEqual([
      'Postway Economy$11.90',
      'Northline Ground4 business days$14.35',
      'Postway Priority2 to 3 days$17.42',
      'Northline Express Saver2 business days$31.80',
      'Swift OvernightNext business day by 10:30$68.15',
    ])
    await shown()
    await expect(dialog.getByText('6.4 lb, 14 × 12 × 8 in')).toBeVisible()
    await expect(dialog.getByText(/one day longer in the week of Thanksgiving/)).toBeVisible()
    await userEvent.click(rates[4]!)
    await userEvent.click(await dialog.findByRole('button', { name: 'Clear selection' }))
    await expect(rates[4]).toHaveFocus()
    await waitFor(() => expect(dialog.getByText('Choose a rate first.')).toBeVisible())
    await expect(api.calls('validateOrderAddress')).toHaveLength(0)

    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
    const weight = await dialog.findByLabelText('Weight')
    await expect(weight).toHaveValue('6.4')
    await userEvent.click(dialog.getByRole('button', { name: 'Save as preset' }))
    await dialog.findByLabelText('Name of the preset')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save as preset' })).toHaveFocus(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save as preset' }))
    await userEvent.click(await dialog.findByLabelText('Name of the preset'))
    await userEvent.paste('Medium box')
    await userEvent.click(dialog.getByRole('button', { name: 'Save preset' }))
    const preset = await dialog.findByLabelText('Preset')
    await expect(preset).toHaveValue('Medium box')
    await waitFor(() => expect(preset).toHaveFocus())
    for (const wrong of ['0', '-1', 'ten']) {
      await userEvent.clear(weight)
      await userEvent.click(weight)
      await userEvent.paste(wrong)
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: /^Next/ })).toHaveAccessibleDescription(
          'Enter weight, length, width and height, all greater than 0.',
        ),
      )
    }
    await expect(dialog.queryByRole('link', { name: 'Rates' })).not.toBeInTheDocument()
    await userEvent.selectOptions(dialog.getByLabelText('Preset'), 'Medium box')
    await waitFor(() => expect(weight).toHaveValue('6.4'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove preset' }))
    await waitFor(() => expect(dialog.queryByLabelText('Preset')).not.toBeInTheDocument())
  },
})

export const RatesDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const RatesPhone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const RatesArabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the carrier has taken the order of a label first, and refused it later. */
export const QueuedThenRefused = meta.story({
  parameters: {
    answers: {
      createOrderShipmentTransaction: { example: 'queued' },
      getOrderShipmentTransaction: { example: 'none' },
    },
  },
  play: async () => {
    const dialog = await labelDialog()
    await userEvent.click(await dialog.findByRole('radio', { name: /Postway Economy/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await expect(
      await dialog.findByText('Press “Next” to buy this label for $11.90.'),
    ).toBeVisible()
    api.answer({ createOrderShipmentTransaction: { example: 'queued', delay: 'infinite' } })
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Next/ }))
    await waitFor(() => expect(api.calls('createOrderShipmentTransaction')).toHaveLength(1))
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    api.answer({
      createOrderShipmentTransaction: { example: 'queued' },
      getOrderShipmentTransaction: { example: 'queued' },
    })
    await expect(
      await dialog.findByText('The carrier is still working on this label'),
    ).toBeVisible()
    await expect(dialog.getByText('Queued')).toBeVisible()
    api.answer({ getOrderShipmentTransaction: { example: 'refused' } })
    await expect(await dialog.findByText('The label was not bought')).toBeVisible()
    await expect(dialog.getByText(/no pick-up is possible at this address/)).toBeVisible()
    await expect(
      await dialog.findByRole('heading', { name: 'Step 3 of 5 Rates' }),
    ).toBeInTheDocument()
    await expect(dialog.getByRole('radio', { name: /Postway Economy/ })).not.toBeChecked()
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(1)
  },
})

/** After a label was bought: it can be opened, and the order set to shipped. */
export const BoughtThenClosed = meta.story({
  play: async () => {
    const dialog = await labelDialog()
    await userEvent.click(await dialog.findByRole('radio', { name: /Postway Economy/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await dialog.findByText(/^Press “Next” to buy this label/)
    api.answer({ createOrderShipmentTransaction: { example: 'bought', delay: 'infinite' } })
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await waitFor(() => expect(api.calls('createOrderShipmentTransaction')).toHaveLength(1))
    await expect(dialog.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
    // A colleague changes the order before the response arrives.
    await changeOrder(9003, { orderStatus: 'completed' })
    const reads = api.calls('getOrder').length
    await waitFor(async () => {
      window.dispatchEvent(new Event('visibilitychange'))
      // The second read begins after the first one has been answered.
      await expect(api.calls('getOrder').length).toBeGreaterThan(reads + 1)
    })
    await expect(dialog.getByText(/^Press “Next” to buy this label/)).toBeVisible()
    api.answer({ createOrderShipmentTransaction: {} })
    await dialog.findByRole('link', { name: 'Open label' })
    await expect(dialog.queryByRole('button', { name: 'Set shipped' })).not.toBeInTheDocument()
    await shown()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Shipping label for/ })).not.toBeInTheDocument(),
    )
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

/** When the shipping service does not answer. */
export const Failing = meta.story({
  parameters: {
    url: `${listPath}?label=9014`,
    answers: {
      validateOrderAddress: { code: 500, example: 'serviceDown' },
      createOrderShipment: { code: 500, example: 'serviceDown' },
    },
  },
  play: async () => {
    const dialog = await labelDialog()
    const reason = 'The shipping service does not answer. Try again in a few minutes.'
    await expect(await dialog.findByText(`Error loading shipping data. ${reason}`)).toBeVisible()
    await shown()
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await userEvent.paste('7')
    }
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await expect(await dialog.findByText(`Error creating shipment. ${reason}`)).toBeVisible()
    const [call] = api.calls('createOrderShipment')
    await expect(await call?.json()).toEqual({
      parcels: [
        { weightUnit: 'lb', weight: 7, lengthInInches: 7, widthInInches: 7, heightInInches: 7 },
      ],
      destinationIsResidential: false,
    })

    api.answer({ createOrderShipment: {}, createOrderShipmentTransaction: { code: 422 } })
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await userEvent.click(await dialog.findByRole('radio', { name: /Northline Ground/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await dialog.findByText(/^Press “Next” to buy this label/)
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await expect(await dialog.findByText('The rates have expired')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Error creating transaction. This rate has expired.',
    )
    await expect(await dialog.findByLabelText('Weight')).toHaveValue('7')
  },
})

/** When the parcel of a label came back. */
export const Returned = meta.story({
  parameters: { url: `${listPath}?label=9110&step=rates` },
  play: async () => {
    const dialog = await labelDialog()
    await expect(await dialog.findByText('Returned')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open label' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(
      dialog.getByText('Later changes to the order do not affect this label.'),
    ).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
  },
})

/** When the order is not configured yet, so that it gets no label. */
export const NotConfigured = meta.story({
  parameters: { url: '/admin-fulfillment/orders/9001/view?label=9001' },
  play: async () => {
    const dialog = await labelDialog()
    await expect(
      await dialog.findByText('Only configured orders get a shipping label'),
    ).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument()
  },
})
