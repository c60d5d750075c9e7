import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  email: { defaultMessage: 'Email', description: 'Label: of the person to ask about an order' },
  createdAt: { defaultMessage: 'Created', description: 'Label: when an order was made' },
  lastUpdatedAt: { defaultMessage: 'Last updated', description: 'Label: of an order' },
  download: { defaultMessage: 'Download', description: 'Button: opens the file of an attachment' },
  noAttachments: { defaultMessage: 'No attachments', description: 'An order without files' },
  shipping: { defaultMessage: 'Shipping', description: 'Heading: parcel and tracking of an order' },
  trackingNumber: { defaultMessage: 'Tracking number', description: 'Label' },
  trackingStatus: { defaultMessage: 'Tracking status', description: 'Label' },
  labelStatus: { defaultMessage: 'Label status', description: 'Label: of a shipping label' },
  openLabel: { defaultMessage: 'Open the label', description: 'Link to a shipping label' },
  hasRates: {
    defaultMessage: 'Rates were requested, but no label was bought yet.',
    description: 'How far the shipping of an order is',
  },
  loadShippingFailed: {
    defaultMessage: 'Error loading shipping data.',
    description: 'Heading; the reason follows',
  },
  openFailed: {
    defaultMessage: 'The attachment could not be opened.',
    description: 'Heading; the reason follows',
  },
})

export const downloadOf = defineMessage<{ name: string }>({
  defaultMessage: 'Download {name}',
  description: 'Names a button for screen readers: opens the file of an attachment',
})
