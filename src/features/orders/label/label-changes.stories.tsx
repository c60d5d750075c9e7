import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { changeOrder } from '../../../../.storybook/change-order.ts'
import { labelDialog } from '../../../../.storybook/label-dialog.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const listPath = '/admin-fulfillment/orders'

/** The dialog of a shipping label while a colleague works on the same order. */
const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Shipping Label/Changed elsewhere',
  parameters: { layout: 'fullscreen', user: 'fulfillment', url: `${listPath}?label=9003` },
})

/** When a colleague has changed the address and got the rates of the same order. */
export const RatedByAColleague = meta.story({
  parameters: { url: `${listPath}?label=9014` },
  play: async () => {
    const dialog = await labelDialog()
    await dialog.findByText('Valid address')
    // A colleague's address has no verdict of its own while the check of it fails.
    api.answer({ validateOrderAddress: { code: 500, example: 'serviceDown' } })
    await changeOrder(9014, { shippingAddressLineOne: '2 Changed Ave' })
    window.dispatchEvent(new Event('visibilitychange'))
    await dialog.findByText('2 Changed Ave')
    await expect(dialog.queryByRole('button', { name: 'Use this address' })).not.toBeInTheDocument()
    await dialog.findByText(/^Error loading shipping data\./)
    await expect(dialog.queryByText('Valid address')).not.toBeInTheDocument()
    api.answer({ validateOrderAddress: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByText('Valid address')
    const zip = await dialog.findByText(/^\d{5}-\d{4}$/)
    await expect(zip.tagName).toBe('MARK')
    const checks = api.calls('validateOrderAddress').length
    await userEvent.click(dialog.getByRole('button', { name: 'Use this address' }))
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Use this address' })).not.toBeInTheDocument(),
    )
    await expect(await api.calls('updateOrder')[0]?.text()).toContain(
      `{"shippingAddressZip":"${zip.textContent}"}`,
    )
    await waitFor(() =>
      expect(dialog.queryByText('The postal code was completed.')).not.toBeInTheDocument(),
    )
    await dialog.findByText('Valid address')
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    // The service bills each check.
    await expect(api.calls('validateOrderAddress')).toHaveLength(checks + 1)
    const next = dialog.getByRole('button', { name: /^Next/ })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(next)
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await userEvent.paste('7')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Add parcel' }))
    const second = within(await dialog.findByRole('group', { name: 'Parcel 2' }))
    await waitFor(() => expect(second.getByLabelText('Weight')).toHaveFocus())
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Next/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      await userEvent.click(second.getByLabelText(label))
      await userEvent.paste('9')
    }
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await expect(await dialog.findByText('7 lb, 7 × 7 × 7 in')).toBeVisible()
    await expect(dialog.getByText('9 lb, 9 × 9 × 9 in')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove parcel 2' }))
    await expect(dialog.getByRole('button', { name: 'Add parcel' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    await expect(await dialog.findByText('7 lb, 7 × 7 × 7 in')).toBeVisible()
    await expect(dialog.queryByText('9 lb, 9 × 9 × 9 in')).not.toBeInTheDocument()
    // The colleague's parcel has another size.
    api.answer({ getOrderShipment: { example: 'rates' } })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await dialog.findByRole('heading', { name: 'Step 2 of 5 Parcel' }),
    ).toBeInTheDocument()
    await expect(await dialog.findByLabelText('Weight')).toHaveValue('7')
  },
})

/** When the order has changed after a rate was chosen: the label is not bought. */
export const ChangedElsewhere = meta.story({
  play: async () => {
    const dialog = await labelDialog()
    const next = () => userEvent.click(dialog.getByRole('button', { name: /^Next/ }))
    const confirm = async (rate: RegExp) => {
      await userEvent.click(await dialog.findByRole('radio', { name: rate }))
      await next()
      await dialog.findByText(/^Press “Next” to buy this label/)
    }
    await confirm(/Northline Ground/)
    await changeOrder(9003, { shippingAddressLineOne: '2 Changed Ave' })
    await next()
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(/from “.*” to “.*, 2 Changed Ave, Denver, CO 80206.*”/)
    await expect(alert).toHaveTextContent('Nothing was bought.')
    await dialog.findByText('Valid address')
    await next()
    await dialog.findByLabelText('Weight')
    await next()

    await confirm(/Northline Ground/)
    const shipment = { parcels: [parcel], destinationIsResidential: false }
    await api.elsewhere('POST', '/orders/9003/shipment', shipment)
    await next()
    await expect(await dialog.findByText(/is no longer offered/)).toBeVisible()
    await next()

    await confirm(/Northline Ground/)
    await changeOrder(9003, { orderStatus: 'completed' })
    await next()
    await expect(
      await dialog.findByText('The status has changed from Configured to Completed.'),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open order' })).toBeVisible()
    // The pressed button has gone with its step.
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(0)
  },
})

/** When a colleague has bought the label while the dialog was open. */
export const BoughtElsewhere = meta.story({
  play: async () => {
    const dialog = await labelDialog()
    const rate = await dialog.findByRole('radio', { name: /Northline Ground/ })
    await userEvent.click(rate)
    const rateId = rate.getAttribute('value')
    await api.elsewhere('POST', '/orders/9003/shipment-transaction', { rateId })
    window.dispatchEvent(new Event('visibilitychange'))
    await dialog.findByRole('link', { name: 'Open label' })
    await shown()
    // There is nothing left to discard.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

const parcel = {
  weightUnit: 'lb',
  weight: 9,
  lengthInInches: 9,
  widthInInches: 9,
  heightInInches: 9,
}
