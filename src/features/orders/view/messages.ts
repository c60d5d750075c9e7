import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  email: { defaultMessage: 'Email', description: 'Label: of the person to ask about an order' },
  createdAt: { defaultMessage: 'Created', description: 'Label: when an order was made' },
  lastUpdatedAt: { defaultMessage: 'Last updated', description: 'Label: of an order' },
  others: {
    defaultMessage: 'Other open orders from this customer',
    description: 'Heading on the page of an order: those of the same enterprise',
  },
  allOrders: {
    defaultMessage: 'All orders',
    description: 'Link from the open orders to all orders of the enterprise',
  },
  noAttachments: { defaultMessage: 'No attachments', description: 'An order without files' },
  show: { defaultMessage: 'Show', description: 'Button: shows the image of an attachment below' },
  notShown: {
    defaultMessage: 'This file cannot be shown here. Download it instead.',
    description: 'In place of an attachment that is not an image, or is on another host',
  },
  shipping: { defaultMessage: 'Shipping', description: 'Heading: parcel and tracking of an order' },
  hasRates: {
    defaultMessage: 'Rates were requested, but no label has been bought yet.',
    description: 'How far the shipping of an order is',
  },
  loadShippingFailed: {
    defaultMessage: 'Error loading shipping data.',
    description: 'Heading; the reason follows',
  },
})

export const showFile = defineMessage<{ name: string }>({
  defaultMessage: 'Show {name}',
  description: 'Names a button for screen readers: shows the image of an attachment',
})
