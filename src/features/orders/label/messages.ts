import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  address: { defaultMessage: 'Address', description: 'Step of the shipping label' },
  parcel: { defaultMessage: 'Parcel', description: 'Step of the shipping label; label' },
  rates: { defaultMessage: 'Rates', description: 'Step of the shipping label: offers of carriers' },
  confirm: { defaultMessage: 'Confirm', description: 'Step of the shipping label' },
  result: {
    defaultMessage: 'Label',
    description: 'Last step of the shipping label: what was bought',
  },
  close: { defaultMessage: 'Close', description: 'Button that closes the shipping label' },
  onlyConfigured: {
    defaultMessage: 'Only configured orders get a shipping label',
    description: 'Heading, in place of the steps of the shipping label',
  },
  orderChanged: {
    defaultMessage: 'The order has changed. Nothing was bought.',
    description: 'Heading, in place of the steps of the shipping label; what has changed follows',
  },
  openOrder: { defaultMessage: 'Open order', description: 'Leads to the order' },
  editOrder: { defaultMessage: 'Edit order', description: 'Leads to the form of the order' },
  asChecked: {
    defaultMessage: 'Address checked by the shipping service',
    description: 'Heading of the checked address, beside the one in the order',
  },
  checkingAddress: {
    defaultMessage: 'The address is being checked.',
    description: 'Why the next step cannot be opened yet',
  },
  valid: {
    defaultMessage: 'Valid address',
    description: 'The shipping service accepts the address',
  },
  invalid: {
    defaultMessage: 'Invalid address',
    description: 'The shipping service does not accept the address',
  },
  invalidHint: {
    defaultMessage: 'Edit the order and come back, or press “Next” to try this address.',
    description: 'What can be done about an invalid address',
  },
  correctionHint: {
    defaultMessage: 'The shipping service has corrected the marked parts.',
    description: 'Between two addresses with marked words and the button that takes one over',
  },
  useAddress: {
    defaultMessage: 'Use this address',
    description: 'Button: saves the corrected address in the order',
  },
  addressChanged: {
    defaultMessage: 'Someone changed the address. Nothing was saved.',
    description: 'Why the corrected address was not saved in the order',
  },
  labelBought: {
    defaultMessage: 'Someone bought a label for this order. Nothing was saved.',
    description: 'Why the corrected address was not saved in the order',
  },
  addParcel: { defaultMessage: 'Add parcel', description: 'Button: the order goes in one more' },
  oneLabel: {
    defaultMessage:
      'The rates cover all parcels. The shipping service issues a single label and tracking number.',
    description: 'Beside several parcels of one order',
  },
  parcelMissing: {
    defaultMessage: 'Enter weight, length, width and height, all greater than 0.',
    description: 'Why the next step cannot be opened yet',
  },
  weight: { defaultMessage: 'Weight', description: 'Label: of a parcel' },
  weightUnit: { defaultMessage: 'Unit', description: 'Label: the unit of a weight' },
  oz: { defaultMessage: 'oz', description: 'Unit of weight' },
  lb: { defaultMessage: 'lb', description: 'Unit of weight' },
  g: { defaultMessage: 'g', description: 'Unit of weight' },
  kg: { defaultMessage: 'kg', description: 'Unit of weight' },
  length: { defaultMessage: 'Length (in)', description: 'Label: of a parcel, in inches' },
  width: { defaultMessage: 'Width (in)', description: 'Label: of a parcel, in inches' },
  height: { defaultMessage: 'Height (in)', description: 'Label: of a parcel, in inches' },
  preset: { defaultMessage: 'Preset', description: 'Label: a parcel that was saved under a name' },
  noPreset: {
    defaultMessage: 'Choose a preset',
    description: 'Choice of parcels: none chosen yet',
  },
  presetName: {
    defaultMessage: 'Name of the preset',
    description: 'Label: names a kind of parcel',
  },
  saveAsPreset: {
    defaultMessage: 'Save as preset',
    description: 'Button: asks for a name for the parcel in the form',
  },
  savePreset: { defaultMessage: 'Save preset', description: 'Button: keeps a parcel by its name' },
  presetNeedsName: {
    defaultMessage: 'Enter a name first.',
    description: 'Why the button that keeps a parcel by its name cannot be used yet',
  },
  presetReplaced: {
    defaultMessage: 'A preset with this name exists. Saving replaces it.',
    description: 'Below the field for the name of a kind of parcel',
  },
  removePreset: {
    defaultMessage: 'Remove preset',
    description: 'Button: forgets the parcel that was saved under the chosen name',
  },
  rate: { defaultMessage: 'Rate', description: 'Label or column: the offer of a carrier' },
  rateMissing: {
    defaultMessage: 'Choose a rate first.',
    description: 'Why the next step cannot be opened yet',
  },
  clearRate: {
    defaultMessage: 'Clear selection',
    description: 'Button: no rate is chosen any more',
  },
  destinationErrors: {
    defaultMessage: 'Destination Errors',
    description: 'Heading: why nothing can be sent to an address',
  },
  noRates: {
    defaultMessage: 'No carrier has a rate for this parcel.',
    description: 'In place of the rates',
  },
  labelStatus: { defaultMessage: 'Label status', description: 'Label or column' },
  trackingNumber: { defaultMessage: 'Tracking number', description: 'Label or column' },
  copyTrackingNumber: {
    defaultMessage: 'Copy tracking number',
    description: 'Button beside a tracking number',
  },
  trackingStatus: {
    defaultMessage: 'Tracking status',
    description: 'Label or column: where the parcel is',
  },
  openLabel: {
    defaultMessage: 'Open label',
    description: 'Opens the label in a new tab, to print',
  },
  isShipped: {
    defaultMessage: 'Shipped',
    description: 'In place of the button that sets the order to shipped',
  },
  undecided: {
    defaultMessage: 'The carrier is still working on this label',
    description: 'Heading: the label was ordered and is not ready',
  },
  undecidedHint: {
    defaultMessage: 'This is checked every few seconds. You can close it and come back.',
    description: 'What to do while a shipping label is not ready',
  },
  laterChanges: {
    defaultMessage: 'Later changes to the order do not affect this label.',
    description: 'Below a label that was bought',
  },
})

export const titleOf = defineMessage<{ order: string }>({
  defaultMessage: 'Shipping label for order {order}',
  description: 'Heading; order: the number of an order',
})

export const notConfigured = defineMessage<{ status: string }>({
  defaultMessage: 'This order has the status {status}.',
  description: 'Why an order gets no shipping label; status: such as Started',
})

export const loadingFailed = defineMessage<{ message: string }>({
  defaultMessage: 'Error loading shipping data. {message}',
  description: 'message: the reason, as a sentence',
})

export const creatingFailed = defineMessage<{ message: string }>({
  defaultMessage: 'Error creating shipment. {message}',
  description: 'The rates could not be read; message: the reason, as a sentence',
})

export const buyingFailed = defineMessage<{ message: string }>({
  defaultMessage: 'Error creating transaction. {message}',
  description: 'The label could not be bought; message: the reason, as a sentence',
})

export const confirmCost = defineMessage<{ cost: string }>({
  defaultMessage: 'Press “Next” to buy this label for {cost}.',
  description: 'Before a shipping label is bought; cost: an amount of money',
})

export const buysFor = defineMessage<{ cost: string }>({
  defaultMessage: 'Buy this label for {cost}',
  description:
    'Read by screen readers after the button “Next” that buys a shipping label; cost: an amount of money',
})

type Measures = { weight: string; length: number; width: number; height: string }

export const parcelName = defineMessage<{ place: number }>({
  defaultMessage: 'Parcel {place, number}',
  description: 'Label: one of several parcels of an order',
})

export const removeParcel = defineMessage<{ place: number }>({
  defaultMessage: 'Remove parcel {place, number}',
  description: 'Button',
})

export const parcelMeasures = defineMessage<Measures>({
  defaultMessage: '{weight}, {length, number} × {width, number} × {height}',
  description: 'A parcel; weight and height: with their units, such as lb and in',
})

export const newsTitles = defineMessages({
  refused: {
    defaultMessage: 'The label was not bought',
    description: 'Heading: the carrier refused; its reasons follow',
  },
  startsOver: {
    defaultMessage: 'The ship-to address has changed',
    description: 'Heading, while a shipping label is made',
  },
  replaced: {
    defaultMessage: 'The rates have changed',
    description: 'Heading, while a shipping label is made: somebody else requested other rates',
  },
  expired: {
    defaultMessage: 'The rates have expired',
    description: 'Heading: a rate can no longer be bought',
  },
  found: {
    defaultMessage: 'The label was bought',
    description: 'Heading: the answer was lost, but the label was found',
  },
  existed: {
    defaultMessage: 'This order already had a label',
    description: 'Heading: somebody else bought a label before',
  },
  notFound: {
    defaultMessage: 'No label was found',
    description: 'Heading: the answer was lost, and there is no label',
  },
  unknown: {
    defaultMessage: 'It is not known whether the label was bought',
    description: 'Heading: the answer was lost, and nobody could be asked',
  },
  sent: {
    defaultMessage: 'An earlier purchase got no response',
    description: 'Heading: the page was left while a label was being bought',
  },
})

export const newsHints = defineMessages({
  refused: {
    defaultMessage: 'Nothing was charged. Choose another rate.',
    description: 'What to do when the carrier refused a label',
  },
  startsOver: {
    defaultMessage: 'Nothing was bought. The rates were for the old address, so this starts over.',
    description: 'Why the shipping label is at its first step again',
  },
  replaced: {
    defaultMessage: 'Nothing was bought. Check the parcel, then choose a rate.',
    description: 'What to do when somebody else requested other rates',
  },
  expired: {
    defaultMessage: 'Nothing was bought. Press “Next” for new rates.',
    description: 'What to do when the rates have expired',
  },
  found: {
    defaultMessage:
      'No response arrived, so the order was checked. The label was bought, and only once.',
    description: 'What was found after the answer to a purchase was lost',
  },
  existed: {
    defaultMessage: 'No second label was bought.',
    description: 'What came of a purchase when there was a label already',
  },
  notFound: {
    defaultMessage:
      'No response arrived, so the order was checked. Nothing has been bought so far. When you press “Next”, the order is checked again before anything is bought.',
    description: 'What was found after the answer to a purchase was lost',
  },
  unknown: {
    defaultMessage:
      'No response arrived, and the order could not be checked. When you press “Next”, it is checked before anything is bought.',
    description: 'What is known after the answer to a purchase was lost',
  },
  sent: {
    defaultMessage:
      'No label has been found so far. When you press “Next”, the order is checked again before anything is bought.',
    description: 'What is known after the page was left while a label was being bought',
  },
})
