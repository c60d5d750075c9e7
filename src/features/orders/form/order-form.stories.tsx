import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Edit order',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/orders/9003/edit' },
})

const add = { url: '/admin-fulfillment/orders/add' }

/** The order in the last call of an operation. */
async function sent(operation: 'createOrder' | 'updateOrder') {
  const form = await api.calls(operation).at(-1)!.formData()
  return {
    order: JSON.parse(await (form.get('order') as File).text()) as Record<string, unknown>,
    uploads: form.getAll('uploads') as File[],
  }
}

/** After a new order was saved, once its attachment was small enough. */
export const Added = meta.story({
  parameters: {
    ...add,
    answers: { createOrder: { code: 413 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add order' })
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('New')
    const button = canvas.getByRole('button', { name: 'Add' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    const texts = {
      'Contact name': 'Layla Haddad',
      'Ship-to name': 'Saffron House',
      'Address line one': '77 Garden St',
      City: 'A city whose name has too many letters',
      State: 'new jersey',
    }
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.paste(text)
    }
    await expect(canvas.getByText('Still missing: ZIP code')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('ZIP code'), '07030')
    window.scrollTo({ top: 0 })
    await userEvent.click(button)
    const city = canvas.getByLabelText('City')
    await waitFor(() => expect(city).toHaveAccessibleDescription('At most 32 characters'))
    await expect(city).toHaveFocus()
    const message = canvas.getByText('At most 32 characters').getBoundingClientRect()
    await expect(message.bottom).toBeLessThan(button.getBoundingClientRect().top)
    const state = canvas.getByLabelText('State')
    await expect(state).toHaveAccessibleDescription('Exactly 2 characters, such as NY')
    await userEvent.clear(city)
    await userEvent.type(city, 'Hoboken')
    await userEvent.clear(state)
    await userEvent.type(state, 'nj')

    const file = new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('New files'), [file])
    await userEvent.click(button)
    await expect(await canvas.findByText('Error adding order.')).toBeVisible()
    await expect(canvas.getByText('quote.pdf')).toBeVisible()
    await expect(canvas.getByLabelText('Ship-to name')).toHaveValue('Saffron House')

    const maybeSaved = /^The order may have been saved anyway/
    await expect(canvas.queryByText(maybeSaved)).not.toBeInTheDocument()
    api.answer({ createOrder: { code: 500 } })
    await userEvent.click(button)
    await expect(await canvas.findByText(maybeSaved)).toBeVisible()

    api.answer({ createOrder: {} })
    // The second press happens during the save.
    await userEvent.dblClick(button)
    await expect(await canvas.findByText('Order added.')).toBeVisible()
    await expect(api.calls('createOrder')).toHaveLength(3)
    const { order, uploads } = await sent('createOrder')
    await expect(order).toMatchObject({
      orderStatus: 'new',
      enterprise: null,
      shippingAddressState: 'NJ',
      orderAttachments: [{ uploadFilename: uploads[0]?.name, description: 'quote.pdf' }],
    })
  },
})

/** When an order is opened to be changed. */
export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit order WP-10423' })
    await expect(canvas.getByLabelText('Phone')).toHaveValue('303-555-0121')
    await shown()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
    const item = within(await canvas.findByRole('group', { name: 'Item 4' }))
    await expect(item.getByLabelText('Quantity')).toHaveFocus()
    const types = await item.findByRole('combobox', { name: 'Device types' })
    await waitFor(() => expect(types).toBeEnabled())
    await userEvent.click(types)
    const offered = async () => within(await screen.findByRole('listbox')).getAllByRole('option')
    const before = await offered()
    await userEvent.click(before[0]!)
    const chosen = await item.findByRole('button', { name: /^Remove (?!item)/ })
    await expect(item.getByLabelText('Description')).toHaveValue(chosen.textContent)
    // Types that the item already has, or that the customer cannot order, are not offered.
    await userEvent.click(types)
    await waitFor(async () => expect(await offered()).toHaveLength(before.length - 1))
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(item.getByLabelText('Quantity'))
    const second = within(canvas.getByRole('group', { name: 'Item 2' })).getByLabelText('Quantity')
    await userEvent.clear(second)
    await userEvent.type(second, '2.7{Tab}')
    await expect(second).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove extra value 4' }))
    await expect(canvas.getByRole('button', { name: 'Remove extra value 3' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value' }))
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Floor plan with sensor positions' }),
    )
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const value = within(canvas.getByRole('group', { name: 'Extra value 4' }))
    await waitFor(() =>
      expect(value.getByLabelText('Name')).toHaveAccessibleDescription('Required'),
    )
    await userEvent.type(value.getByLabelText('Name'), 'Dock')
    await userEvent.click(save)
    await expect(await canvas.findByText('Order updated.')).toBeVisible()
    const { order } = await sent('updateOrder')
    await expect(order).not.toHaveProperty('shippingPhone')
    await expect(order).not.toHaveProperty('contactName')
    await expect(order).toMatchObject({
      extraValues: [{}, {}, {}, { key: 'Dock', value: '' }],
      orderItems: [{}, { quantity: 2 }, {}, { quantity: 0, sku: null }],
      orderAttachments: [{ id: 9603, description: 'Signed quote NG-88102' }],
    })
  },
})

/** While the order loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { delay: 'infinite' } } },
})

/** When the order cannot be read. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { code: 500 } } },
})

export const EditDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const EditOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const EditArabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the order already has a shipping label, whose address no longer changes. */
export const WithLabel = meta.story({
  parameters: { url: '/admin-fulfillment/orders/9104/edit' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'This order already has a shipping label. A new address does not change it.',
      ),
    ).toBeVisible()
  },
})

/** When the order has gone while it was being edited. */
export const RemovedInTheMeantime = meta.story({
  parameters: {
    answers: { updateOrder: { code: 409 }, listOrderStatuses: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit order WP-10423' })
    await expect(await canvas.findByText('Error loading statuses')).toBeVisible()
    // The current status is offered anyway.
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Configured')
    await userEvent.type(canvas.getByLabelText('Attention'), ' on duty')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Error saving order.')).toBeVisible()
    const plan = canvas.getByLabelText('Description of Floor plan with sensor positions')
    await waitFor(() => expect(plan).toHaveAccessibleDescription(/no longer exists/))
    await expect(canvas.getByLabelText('Attention')).toHaveValue('Store manager on duty')
  },
})

/** When no answer came to a save with files, so that nobody knows what was stored. */
export const AttachedWithoutResponse = meta.story({
  parameters: {
    answers: { updateOrder: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' })
    await userEvent.upload(await canvas.findByLabelText('New files'), [file])
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
    const item = within(await canvas.findByRole('group', { name: 'Item 4' }))
    await userEvent.type(item.getByLabelText('Description'), 'Gateway')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await canvas.findByText(/^The order may have been saved anyway/)).toBeVisible()
    await shown()

    // It has arrived.
    const [lost] = api.calls('updateOrder')
    await api.elsewhere('PATCH', new URL(lost!.url).pathname, await lost!.formData())
    api.answer({ updateOrder: {} })
    await userEvent.clear(item.getByLabelText('Quantity'))
    await userEvent.type(item.getByLabelText('Quantity'), '2')
    await userEvent.click(save)
    await expect(await canvas.findByText('Order updated.')).toBeVisible()
    const { order, uploads } = await sent('updateOrder')
    await expect(uploads).toEqual([])
    await expect(order).not.toHaveProperty('orderAttachments')
    const line = { id: expect.any(Number) as number, quantity: 2, description: 'Gateway' }
    await expect(order).toMatchObject({ orderItems: [{}, {}, {}, line] })
  },
})
