import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Inventory List/Edit Inventory',
  parameters: {
    layout: 'fullscreen',
    url: '/admin-fulfillment/inventory/a29b55d2-dc6f-4a9b-a07c-dd529c89678c/edit',
  },
})

/** Always: the server offers no editing, and the screen says so and leads back to the record. */
export const Explained = meta.story({ tags: ['!test'] })

/** While the record loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listInventory: { delay: 'infinite' } } },
})
