import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { draftsOf, settingsOf } from '~/lib/user-storage.ts'
import { api } from '../../../../.storybook/api.ts'
import { changeOrder } from '../../../../.storybook/change-order.ts'
import preview from '../../../../.storybook/preview.tsx'

const configured = '/admin-fulfillment/orders?excludeStatuses=new,shipped,completed'

/** Buys the shipping labels of many orders at once. */
const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Shipping labels',
  parameters: { layout: 'fullscreen', user: 'fulfillment', url: configured },
})

const expectRow = (number: string, text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getByRole('row', { name: new RegExp(number) })).toHaveTextContent(text),
  )

/** After several orders were checked: their rates, and why some get no label. */
export const Checked = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const small = {
      weightUnit: 'lb',
      weight: 2,
      lengthInInches: 6,
      widthInInches: 6,
      heightInInches: 6,
    }
    await settingsOf(2).write('parcel-presets', [{ name: 'Small box', parcel: small }])
    const orders = ['WP-10424', 'WP-10423', 'WP-10422', 'WP-10212', 'WP-10211', 'WP-10204']
    for (const number of orders) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Shipping labels' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipping labels' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Get rates' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Weight')).toHaveAccessibleDescription(
        'Enter a number greater than 0.',
      ),
    )
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(dialog.getByLabelText(label))
      await userEvent.paste('8')
    }
    await userEvent.click(await dialog.findByText('Other parcels for individual orders'))
    await userEvent.selectOptions(dialog.getByLabelText('Parcel for order WP-10212'), 'Small box')
    await userEvent.click(dialog.getByLabelText('Cheapest from one carrier'))
    await userEvent.click(await dialog.findByLabelText('Carrier'))
    await userEvent.paste('northline')
    await userEvent.click(dialog.getByRole('button', { name: 'Get rates' }))

    await expect(await canvas.findByRole('button', { name: 'Buy 2 labels' })).toBeVisible()
    await expect(
      canvas.getByText('8 lb, 8 × 8 × 8 in. The cheapest rate from northline.'),
    ).toBeVisible()
    await expectRow('WP-10424', 'No rates')
    await expectRow('WP-10424', /No carrier delivers/)
    await expectRow('WP-10423', 'Northline Ground')
    // A rate has room on one line.
    const row = screen.getByRole('row', { name: /WP-10423/ })
    const rate = within(row).getByText('Northline Ground').closest('td')
    await expect(rate?.scrollWidth).toBe(rate?.clientWidth)
    await expectRow('WP-10422', 'Not configured')
    await expectRow('WP-10212', /Northline.* · Small box/)
    const shipments = await Promise.all(
      api.calls('createOrderShipment').map((call) => call.clone().text()),
    )
    await expect(shipments.filter((text) => text.includes('"weight":2'))).toHaveLength(1)
    await expectRow('WP-10211', 'Not checked')
    await expectRow('WP-10204', 'Has a label')
    await expect(canvas.getByRole('link', { name: 'Open label' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Buy 2 labels' }))
    const question = within(await screen.findByRole('alertdialog'))
    const cost = await question.findByText(/^The 2 labels cost \$\d+\.\d\d in total\./)
    await waitFor(() => expect(cost).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(0)
  },
})

/** When an order has changed between the check and the purchase. */
export const ChangedAfterTheCheck = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const number of ['WP-10423', 'WP-10413']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Shipping labels' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipping labels' }))
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await userEvent.paste('8')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Get rates' }))
    const buy = await canvas.findByRole('button', { name: 'Buy 2 labels' })
    await changeOrder(9003, { orderStatus: 'completed' })
    await changeOrder(9014, { shippingAddressLineOne: '2 Changed Ave' })
    await userEvent.click(buy)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Buy 2 labels' }))
    await expectRow(
      'WP-10423',
      'The status has changed from Configured to Completed. Nothing was bought.',
    )
    await expectRow('WP-10413', /to “.*2 Changed Ave.*”\. Nothing was bought\./)
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(0)
  },
})

/** After the labels were bought and the orders marked as shipped. */
export const BoughtThenShipped = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const number of ['WP-10423', 'WP-10413']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Shipping labels' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipping labels' }))
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await userEvent.paste('8')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Get rates' }))
    const confirm = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(await question.findByRole('button', { name }))
    }
    await confirm('Buy 2 labels')
    await canvas.findByText('2 labels bought')
    for (const [name, path] of [
      ['Print labels', 'print-labels'],
      ['Packing slips', 'packing-slips'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`/orders/${path}\\?ids=9003(,|%2C)9014`)),
      )
    }
    await changeOrder(9014, { orderStatus: 'completed' })
    await userEvent.click(canvas.getByRole('button', { name: 'Set shipped' }))
    await expectRow('WP-10413', /Has another status.*Completed/)
    await confirm('Change the status of 1 order')
    await expectRow('WP-10423', 'Done')
    const [sent, ...others] = api.calls('updateOrder')
    await expect(others).toHaveLength(0)
    await expect(await sent?.text()).toContain('"orderStatus":"shipped"')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByText('2 labels bought')).toBeVisible()
  },
})

/** When one of the labels was bought in another tab. */
export const BoughtInAnotherTab = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await draftsOf(2).write('label 9014', { sentRate: 'lost' })
    for (const number of ['WP-10423', 'WP-10413']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Shipping labels' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipping labels' }))
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await userEvent.paste('8')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Get rates' }))
    const buy = await canvas.findByRole('button', { name: 'Buy 1 label' })
    await expectRow('WP-10413', 'No response')

    // As the other tab does while it buys the label.
    const bought = Promise.withResolvers<void>()
    void navigator.locks.request('waypost label 9003', () => bought.promise)
    await userEvent.click(buy)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Buy 1 label' }))
    await canvas.findByRole('progressbar', { name: 'Shipping labels' })
    api.answer({ getOrderShipmentTransaction: { example: 'delivered' } })
    bought.resolve()
    await expectRow('WP-10423', 'Has a label')
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(0)
  },
})
