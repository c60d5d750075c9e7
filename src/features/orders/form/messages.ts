import { defineMessage, defineMessages, type MessageValue } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'

export const messages = defineMessages({
  contactName: { defaultMessage: 'Contact name', description: 'Label: whom to ask about an order' },
  contactEmail: { defaultMessage: 'Contact email', description: 'Label' },
  shippingToName: {
    defaultMessage: 'Ship-to name',
    description: 'Label: person or organization that the parcel goes to',
  },
  shippingAttention: {
    defaultMessage: 'Attention',
    description: 'Label: person or department in an address',
  },
  shippingPhone: { defaultMessage: 'Phone', description: 'Label: for the carrier' },
  shippingAddressLineOne: { defaultMessage: 'Address line one', description: 'Label' },
  shippingAddressLineTwo: { defaultMessage: 'Address line two', description: 'Label' },
  shippingAddressCity: { defaultMessage: 'City', description: 'Label: part of an address' },
  shippingAddressState: {
    defaultMessage: 'State',
    description: 'Label: part of an address in the United States',
  },
  shippingAddressZip: { defaultMessage: 'ZIP code', description: 'Label: part of an address' },
  hasLabel: {
    defaultMessage: 'This order already has a shipping label. A new address does not change it.',
    description: 'Above the ship-to address of an order',
  },
  order: { defaultMessage: 'Order', description: 'Heading: the first fields of an order' },
  none: { defaultMessage: 'None', description: 'Choice: no location for an order' },
  atMost16: { defaultMessage: 'At most 16 characters', description: 'Limit of a field' },
  atMost32: { defaultMessage: 'At most 32 characters', description: 'Limit of a field' },
  twoLetters: {
    defaultMessage: 'Exactly 2 characters, such as NY',
    description: 'Limit of the field for a state',
  },
  wholeNumber: { defaultMessage: 'A whole number, 0 or more', description: 'Limit of a quantity' },
  addItem: { defaultMessage: 'Add an item', description: 'Button: one more line of an order' },
  addValue: {
    defaultMessage: 'Add a value',
    description: 'Button: one more extra value of an order',
  },
  noValues: {
    defaultMessage: 'No extra values',
    description: 'In place of the extra values of an order',
  },
  key: { defaultMessage: 'Name', description: 'Label: what an extra value of an order is' },
  value: { defaultMessage: 'Value', description: 'Label: an extra value of an order' },
  newFiles: { defaultMessage: 'New files', description: 'Label: files to attach to an order' },
  addNext: {
    defaultMessage: 'Add + Next',
    description: 'Button: saves a new order and opens the form for one more like it',
  },
  sending: { defaultMessage: 'Sending…', description: 'Button, while an order is saved' },
  discardNew: {
    defaultMessage: 'Discard the new order?',
    description: 'Question before the form is left',
  },
  added: { defaultMessage: 'Order added.', description: 'Shown after saving' },
  updated: { defaultMessage: 'Order updated.', description: 'Shown after saving' },
  notAdded: { defaultMessage: 'Error adding order.', description: 'Heading; the reason follows' },
  notUpdated: { defaultMessage: 'Error saving order.', description: 'Heading; the reason follows' },
  noDeviceTypes: {
    defaultMessage: 'Error loading device types',
    description: 'Heading; the reason follows',
  },
  noLocations: {
    defaultMessage: 'Error loading inventory locations',
    description: 'Heading; the reason follows. The warehouses that send orders',
  },
  noCustomers: {
    defaultMessage: 'Error loading customers',
    description: 'Heading; the reason follows',
  },
  stopped: {
    defaultMessage: 'The upload was canceled.',
    description: 'Heading above a form that was being sent',
  },
  maybeSaved: {
    defaultMessage:
      'The order may have been saved anyway. Check the list before you send it again.',
    description: 'Below the message that an order was not added, or that its upload was canceled',
  },
  filledHint: {
    defaultMessage: 'Everything but its attachments was copied.',
    description: 'Below the notice that a form was filled from another order',
  },
})

/** The labels of an order's fields. */
export const fieldLabels = { ...messages, orderStatus: shared.status }

export const about = {
  item: defineMessage<{ place: number }>({
    defaultMessage: 'Item {place, number}',
    description: 'Names a line of an order, for screen readers',
  }),
  removeItem: defineMessage<{ place: number }>({
    defaultMessage: 'Remove item {place, number}',
    description: 'Button',
  }),
  extraValue: defineMessage<{ place: number }>({
    defaultMessage: 'Extra value {place, number}',
    description: 'Names a row of extra values, for screen readers',
  }),
  removeValue: defineMessage<{ place: number }>({
    defaultMessage: 'Remove extra value {place, number}',
    description: 'Button',
  }),
  descriptionOf: defineMessage<{ name: string }>({
    defaultMessage: 'Description of {name}',
    description: 'Label: of an attachment; name: of its file',
  }),
  remove: defineMessage<{ name: string }>({
    defaultMessage: 'Remove {name}',
    description: 'Button: takes an attachment from an order',
  }),
  missing: defineMessage<{ fields: string }>({
    defaultMessage: 'Still missing: {fields}',
    description: 'Beside a button that cannot be used yet; fields: a list of labels',
  }),
  fieldOf: defineMessage<{ name: string; field: string }>({
    defaultMessage: '{name}: {field}',
    description: 'Label: one value of an ordered item or an attachment, such as its quantity',
  }),
  itemCount: defineMessage<{ count: number; name: string }>({
    defaultMessage: '{count, number} × {name}',
    description: 'An ordered item with its quantity',
  }),
  filledFrom: defineMessage<{ order: MessageValue }>({
    defaultMessage: 'Filled in from order {order}',
    description: 'Notice above the form for a new order; order: the number of the copied one',
  }),
}
