import { defineMessages } from 'react-intl'

/** Texts that several screens of orders share. */
export const messages = defineMessages({
  status: { defaultMessage: 'Status', description: 'Label or column: the status of an order' },
  orderNumber: { defaultMessage: 'Order number', description: 'Label or column' },
  customer: { defaultMessage: 'Customer', description: 'Label or column: who gets the order' },
  fulfillmentBy: {
    defaultMessage: 'Fulfillment by',
    description: 'Label or column: the warehouse that sends the order',
  },
  items: { defaultMessage: 'Items', description: 'Heading or column: what is ordered' },
  quantity: { defaultMessage: 'Quantity', description: 'Label or column: of an ordered item' },
  sku: { defaultMessage: 'SKU', description: 'Label or column: stock-keeping unit of an item' },
  description: {
    defaultMessage: 'Description',
    description: 'Label or column: of an ordered item or an attachment',
  },
  deviceTypes: { defaultMessage: 'Device types', description: 'Label or column: of an item' },
  shipTo: { defaultMessage: 'Ship to', description: 'Heading: the address of an order' },
  contact: { defaultMessage: 'Contact', description: 'Label: whom to ask about an order' },
  extraValues: {
    defaultMessage: 'Extra values',
    description: 'Heading: further values of an order, each with a name',
  },
  attachments: { defaultMessage: 'Attachments', description: 'Heading: the files of an order' },
  packingSlip: { defaultMessage: 'Packing Slip', description: 'Opens the packing slip' },
  shippingLabel: { defaultMessage: 'Shipping Label', description: 'Opens the shipping label' },
  pack: { defaultMessage: 'Pack', description: 'Opens the order at the pack station' },
  duplicate: {
    defaultMessage: 'Duplicate',
    description: 'Opens the form for a new order, filled with the data of this one',
  },
  noItems: { defaultMessage: 'No items', description: 'In place of the items of an order' },
  loadStatusesFailed: {
    defaultMessage: 'Error loading statuses',
    description: 'Heading; the reason follows. The statuses that orders can have',
  },
})
