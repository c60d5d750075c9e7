import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { changeOrder } from '../../../.storybook/change-order.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const station = '/admin-fulfillment/pack'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Pack station',
  parameters: { layout: 'fullscreen', url: `${station}?order=9003` },
})

/** Types a code, as a packer without a scanner does. */
const enter = async (code: string) => {
  await userEvent.click(await screen.findByLabelText('Scan or type a code'))
  await userEvent.paste(code)
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
}

const says = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text))

/** Gives a command until it counts: a step that has just appeared takes none. */
const until = (effect: () => Promise<unknown>, command: () => Promise<unknown>) =>
  waitFor(async () => {
    await command()
    await effect()
  })
const repeat = (key: string, effect: () => Promise<unknown>) =>
  until(effect, () => userEvent.keyboard(key))
const repeatNext = (effect: () => Promise<unknown>) => until(effect, () => enter('COMMAND-NEXT'))

/** In milliseconds. */
const briefly = { timeout: 1000 }

/** What happens when the packer comes back to the tab. */
const readAgain = async () => {
  const reads = api.calls('getOrder').length
  await waitFor(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(api.calls('getOrder').length).toBeGreaterThan(reads)
  })
}

const atOrder = () => screen.findByRole('heading', { level: 2, name: 'WP-10423' })

/** When the packer has no order open: those to pack, in their order. */
export const Queue = meta.story({
  parameters: { url: station },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /WP-10423/ })
    await expect(canvas.queryByRole('link', { name: /WP-10421/ })).not.toBeInTheDocument()
    await shown()
    await enter('wp-10421')
    await says('WP-10421 is not to be packed. Its status is New.')
    await enter('COMMAND-BUY')
    await says('There is no price yet.')
    await enter('COMMAND-SKIP')
    await says('No order is open.')
    // What a colleague configures can be packed at once, though the queue was read before.
    await changeOrder(9001, { orderStatus: 'configured' })
    await enter('wp-10421')
    await canvas.findByRole('heading', { level: 2, name: 'WP-10421' })
  },
})

/** When the order cannot be read. */
export const Unreadable = meta.story({
  parameters: {
    answers: { getOrder: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await shown()
    await enter('COMMAND-PRINT')
    await says('There is no label to print yet.')
    api.answer({ getOrder: {} })
    // It is the first of the queue, and must not come again.
    await repeat('n', () => canvas.findByRole('heading', { level: 3, name: 'Pack' }, briefly))
    await expect(canvas.queryByRole('heading', { name: 'WP-10423' })).not.toBeInTheDocument()
  },
})

/** When nothing is left to pack. */
export const Empty = meta.story({
  parameters: { url: station, answers: { listOrders: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to pack')
  },
})

/** While the order loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { delay: 'infinite' } } },
})

/** While the pieces of an order are scanned into the box. */
export const Packing = meta.story({
  play: async ({ canvas }) => {
    await atOrder()
    await canvas.findByText('9 pieces missing')
    await enter('COMMAND-NEXT')
    await says('Not everything is in the box yet.')
    await enter('00:11:22:33:44:55')
    await says('Not in the inventory, and no order to pack')
    await enter('COMMAND-FLY')
    await says('Unknown command. Print a new command sheet.')
    await enter('COMMAND-BUY')
    await says('Not everything is in the box yet.')
    await enter('wp-10423')
    await says('This order is open')
    // The answer to the code before must not be taken for this one's.
    api.answer({ listInventory: { delay: 'infinite' } })
    await enter('00:11:22:33:44:56')
    await says('Looking up…00:11:22:33:44:56')
  },
})

export const PackingDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const PackingPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const PackingArabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** After an order was skipped with a reason. */
export const Skipped = meta.story({
  play: async ({ canvas }) => {
    await atOrder()
    await userEvent.keyboard('s')
    await userEvent.click(await canvas.findByLabelText('Skip, because …'))
    await userEvent.paste('a gateway is missing')
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.queryByRole('heading', { level: 2, name: 'WP-10423' }),
      ).not.toBeInTheDocument()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'All orders to pack' }))
    const order = await canvas.findByRole('link', { name: /WP-10423/ })
    await expect(order).toHaveTextContent('Skipped: a gateway is missing')
  },
})

/** What a colleague makes of the order: nothing that has to be scanned. */
const orderAdapters = (quantity: number) =>
  changeOrder(9003, {
    orderItems: [{ quantity, description: 'Power adapter', deviceTypes: [] }],
  })

/** When a colleague has asked for the rates of the same order, for another parcel. */
export const RatedElsewhere = meta.story({
  play: async ({ canvas }) => {
    await atOrder()
    await orderAdapters(1)
    await readAgain()
    await canvas.findByText('1 piece missing')
    // Its rates are for a parcel of somebody else.
    await repeatNext(() => canvas.findByRole('heading', { level: 3, name: 'Parcel' }, briefly))
    await waitFor(() => expect(canvas.getByLabelText('Weight')).toHaveFocus())
    for (const label of ['Weight', 'Length (in)', 'Width (in)', 'Height (in)']) {
      const field = await canvas.findByLabelText(label)
      await expect(field).toHaveValue('')
      await userEvent.click(field)
      await userEvent.paste('7')
    }
    await waitFor(() => expect(canvas.queryByText(/is being checked/)).not.toBeInTheDocument())
    // In a field, Enter goes on. Another key precedes a second one.
    await until(
      () => canvas.findByText('7 lb, 7 × 7 × 7 in', {}, briefly),
      () => userEvent.keyboard('{ArrowLeft}{Enter}'),
    )
    await orderAdapters(2)
    const buy = await canvas.findByRole('button', { name: /^Buy for/ })
    await waitFor(async () => {
      await userEvent.click(buy)
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'The items of this order have changed. Nothing was bought.',
      )
    })
    await repeatNext(() => canvas.findByLabelText('Weight', {}, briefly))
    await expect(canvas.getByLabelText('Weight')).toHaveValue('')
    await expect(api.calls('createOrderShipmentTransaction')).toHaveLength(0)
  },
})

/** When somebody takes back the order while it is being packed. */
export const NotConfigured = meta.story({
  play: async ({ canvas }) => {
    await atOrder()
    await canvas.findByText('9 pieces missing')
    await changeOrder(9003, { orderStatus: 'started' })
    await readAgain()
    await canvas.findByText('Only configured orders get a shipping label')
    await enter('COMMAND-BUY')
    await says('This order cannot get a label.')
    const step = within(canvas.getByRole('region', { name: /^Only configured/ }))
    await expect(step.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument()
  },
})

/** When the label is printed, but the server is slow to mark the order as shipped. */
export const AnswersLate = meta.story({
  parameters: {
    answers: {
      getOrderShipmentTransaction: { example: 'inTransit' },
      updateOrder: { delay: 'infinite' },
    },
  },
  play: async ({ canvas }) => {
    await atOrder()
    spyOn(window, 'open').mockReturnValue(null)
    const print = () =>
      repeat('p', () => screen.findByRole('button', { name: /^Shipped, next order/ }, briefly))
    await print()
    // The printer jams.
    await repeat('u', () => screen.findByRole('button', { name: /^Print label/ }, briefly))
    await print()
    await repeat('n', () => screen.findByText('Setting the status…', {}, briefly))
    await shown()
    await userEvent.click(canvas.getByRole('button', { name: 'All orders to pack' }))
    await canvas.findByRole('heading', { name: 'To pack' })
    api.answer({ updateOrder: {} })
    await screen.findByText('WP-10423 is shipped.')
    await expect(canvas.getByRole('heading', { name: 'To pack' })).toBeVisible()
  },
})

/** When a packer opens the command sheet to print it and put it beside the scanner. */
export const CommandSheet = meta.story({
  tags: ['!test'],
  parameters: { url: `${station}/commands` },
})
