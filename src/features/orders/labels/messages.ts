import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  shippingLabels: {
    defaultMessage: 'Shipping labels',
    description: 'Button and heading: buys the labels of many orders',
  },
  check: {
    defaultMessage: 'Get rates',
    description: 'Button: checks the addresses of many orders and asks for their rates',
  },
  parcelMissing: {
    defaultMessage: 'Enter a number greater than 0.',
    description: 'Error of a field: a measure of a parcel',
  },
  parcelHint: {
    defaultMessage:
      'Each order is sent as one parcel: this one, or another preset for individual orders.',
    description: 'Above the measures of a parcel',
  },
  ownParcels: {
    defaultMessage: 'Other parcels for individual orders',
    description: 'Opens a list of the orders, each with a choice of its parcel',
  },
  asAbove: {
    defaultMessage: 'As above',
    description: 'Choice: the order is sent in the parcel that is entered above',
  },
  rule: { defaultMessage: 'Rate to buy', description: 'Label of a choice' },
  cheapest: {
    defaultMessage: 'Cheapest',
    description: 'Choice: the cheapest rate of each order is bought',
  },
  cheapestOfCarrier: {
    defaultMessage: 'Cheapest from one carrier',
    description: 'Choice: for each order the cheapest rate of a carrier is bought',
  },
  carrier: { defaultMessage: 'Carrier', description: 'Label: the name of a carrier' },
  carrierHelp: {
    defaultMessage: 'As named in the rates.',
    description: 'Help of a field for the name of a carrier',
  },
  hasLabel: {
    defaultMessage: 'Has a label',
    description: 'Verdict about one of many orders: it needs no label; its number follows',
  },
  invalid: {
    defaultMessage: 'Invalid address',
    description: 'Verdict about one of many orders: the shipping service does not accept it',
  },
  noResponse: {
    defaultMessage: 'No response',
    description: 'Verdict about one of many orders: an earlier purchase of its label got none',
  },
  notConfigured: {
    defaultMessage: 'Not configured',
    description: 'Verdict about one of many orders: it gets no label with its status',
  },
  noRates: {
    defaultMessage: 'No rates',
    description: 'Verdict about one of many orders: no carrier takes the parcel there',
  },
  otherCarriers: {
    defaultMessage: 'Other carriers only',
    description:
      'Verdict about one of many orders: the chosen carrier has no rate; the others follow',
  },
  cost: { defaultMessage: 'Cost', description: 'Column: the price of a shipping label' },
  costCsv: { defaultMessage: 'Cost (USD)', description: 'Column of a CSV file' },
  label: { defaultMessage: 'Label', description: 'Column: leads to the label, to print' },
  alreadyBought: {
    defaultMessage: 'This order now has a label. No second one was bought.',
    description: 'Why the label of one of many orders was not bought',
  },
  nothingBought: {
    defaultMessage: 'Nothing was bought.',
    description: 'After the sentences that say what has changed in one of many orders',
  },
  print: {
    defaultMessage: 'Print labels',
    description: 'Button: opens the labels of several orders as one file, to print',
  },
  slips: {
    defaultMessage: 'Packing slips',
    description: 'Button: opens those of the orders whose labels were bought, to print',
  },
  refused: {
    defaultMessage: 'The carrier refused the label.',
    description: 'Why the label of one of many orders was not bought',
  },
})

type Count = { count: number }

export const buyCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {Buy # label} other {Buy # labels}}',
  description: 'Button and question: buys the labels of many orders',
})

export const parcelOf = defineMessage<{ number: string }>({
  defaultMessage: 'Parcel for order {number}',
  description: 'Label of a choice; number: of an order',
})

export const boughtCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# label bought} other {# labels bought}}',
  description: 'Before the buttons for what to do next with the orders',
})

export const buyAnyway = defineMessage<Count>({
  defaultMessage: '{count, plural, one {Buy # label anyway} other {Buy # labels anyway}}',
  description:
    'Button and question: buys the labels of the ticked orders, which have an invalid address or an earlier purchase without a response',
})

export const orderCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# order} other {# orders}}',
  description: 'How many orders were selected',
})

export const totalCost = defineMessage<Count & { cost: string }>({
  defaultMessage:
    '{count, plural, one {The label costs {cost}.} other {The # labels cost {cost} in total. They are bought one after the other.}}',
  description: 'Question before labels are bought; cost: an amount of money',
})

export const ofCarrier = defineMessage<{ parcel: string; carrier: string }>({
  defaultMessage: '{parcel}. The cheapest rate from {carrier}.',
  description: 'Below a heading: the parcel of many orders, and which of the rates is bought',
})

export const cheapestOf = defineMessage<{ parcel: string }>({
  defaultMessage: '{parcel}. The cheapest rate.',
  description: 'Below a heading: the parcel of many orders, and which of the rates is bought',
})
