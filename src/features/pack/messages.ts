import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  queue: {
    defaultMessage: 'To pack',
    description: 'Heading: the orders that are ready to be packed',
  },
  lookingUp: {
    defaultMessage: 'Looking up…',
    description: 'In place of the answer to a scanned code, before the code: the server is asked',
  },
  orderHint: {
    defaultMessage: 'Ready to scan',
    description: 'In place of the answer to a scanned code, while there is none',
  },
  queueHint: {
    defaultMessage: 'Scan an order’s number, or “Next” for the first one.',
    description: 'Below the heading of the orders to pack; Next: a command',
  },
  allPacked: {
    defaultMessage: 'Nothing to pack',
    description: 'Heading, in place of the orders to pack',
  },
  allPackedHint: {
    defaultMessage: 'Orders with the status Configured appear here.',
    description: 'In place of the orders to pack',
  },
  commandSheet: {
    defaultMessage: 'Command sheet',
    description: 'Opens a page to print: bar codes that a packer scans instead of pressing buttons',
  },
  openElsewhere: {
    defaultMessage: 'Open in another tab',
    description: 'Mark of an order that somebody packs at another tab of this browser',
  },
  code: {
    defaultMessage: 'Scan or type a code',
    description: 'Label of a field at the pack station',
  },
  enter: { defaultMessage: 'Enter', description: 'Button: uses the code that was typed' },
  backToQueue: { defaultMessage: 'All orders to pack', description: 'Leads back to the list' },
  editOrder: { defaultMessage: 'Edit order', description: 'Leads to the form of the order' },
  surplus: {
    defaultMessage: 'No longer ordered. Take out:',
    description: 'Heading of devices in the box that the order has no line for any more',
  },
  historyUnknown: {
    defaultMessage:
      'Whether a device is registered, removed or commissioned is not checked: you do not have access to the device search.',
    description: 'Note at the pack station',
  },
  ask: { defaultMessage: 'Pack this device?', description: 'Heading of a question about a device' },
  askHint: {
    defaultMessage: 'Scan it again to pack it, or scan “Undo” to leave it out.',
    description: 'How to answer a question about a device; Undo: a command',
  },
  packAnyway: { defaultMessage: 'Pack it', description: 'Button: the device is the right one' },
  leaveOut: { defaultMessage: 'Leave it out', description: 'Button: the device is not packed' },
  removed: {
    defaultMessage: 'It was removed from a fleet.',
    description: 'Why the packer is asked about a device',
  },
  historyGaps: {
    defaultMessage: 'Parts of its history could not be looked up.',
    description: 'Why the packer is asked about a device',
  },
  skipWhy: {
    defaultMessage: 'Skip, because …',
    description: 'Label of a field: why an order is put aside',
  },
  skipped: { defaultMessage: 'Skipped', description: 'An order was put aside without a reason' },
  parcel: { defaultMessage: 'Parcel', description: 'Heading: size and weight of the parcel' },
  lastChoice: {
    defaultMessage: 'Used last time',
    description: 'Mark of the rate that was bought for the same content',
  },
  cheapest: { defaultMessage: 'Cheapest', description: 'Mark of a rate' },
  fastest: { defaultMessage: 'Fastest', description: 'Mark of a rate' },
  packing: { defaultMessage: 'Pack', description: 'Heading: devices are put into the box' },
  complete: {
    defaultMessage: 'Everything is in the box.',
    description: 'Everything that is ordered is in the box',
  },
  rating: {
    defaultMessage: 'Getting rates…',
    description: 'The carriers are being asked for prices',
  },
  buying: { defaultMessage: 'Buying the label…', description: 'A shipping label is being bought' },
  shipping: {
    defaultMessage: 'Setting the status…',
    description: 'The order is being saved as shipped',
  },
  price: { defaultMessage: 'Price', description: 'Heading: what the label costs' },
  itemsChanged: {
    defaultMessage: 'The items of this order have changed. Nothing was bought.',
    description: 'Why the shipping label of a packed order was not bought',
  },
  noLabelFile: {
    defaultMessage: 'The carrier has no label to print. Scan “Next” to continue.',
    description: 'A shipping label was bought, but has no file',
  },
  printLabel: { defaultMessage: 'Print label', description: 'Button' },
  printSlip: { defaultMessage: 'Print packing slip', description: 'Button' },
  printAgain: {
    defaultMessage: 'Print again',
    description: 'Button: goes back to the step that prints the label, such as after a paper jam',
  },
  bought: { defaultMessage: 'Label bought', description: 'Heading at the pack station' },
  setShipped: {
    defaultMessage: 'Shipped, next order',
    description: 'Button: sets the status and opens the next order',
  },
  changed: {
    defaultMessage: 'Use the new data',
    description: 'Button: the packer has seen what has changed in the order',
  },
  getRates: { defaultMessage: 'Get rates', description: 'Button: asks the carriers for prices' },
  nextOrder: { defaultMessage: 'Next order', description: 'Button' },
  count: {
    defaultMessage: 'Counted',
    description: 'Button: all pieces of the next item are in the box',
  },
  buyAgainHint: {
    defaultMessage: '“Buy” first checks whether there is already a label.',
    description: 'What is done after a purchase without an answer; Buy: a command',
  },
  reloadHint: {
    defaultMessage: 'What you have packed is kept in this browser.',
    description: 'Note at the pack station',
  },
})

export const verdicts = defineMessages({
  readTwice: {
    defaultMessage: 'In the box',
    description: 'Verdict: the scanner read a code twice',
  },
  takenOut: {
    defaultMessage: 'Taken out',
    description: 'Verdict: a device is not in the box any more',
  },
  unknown: {
    defaultMessage: 'Not in the inventory, and no order to pack',
    description: 'Verdict on a scanned code',
  },
  noDevice: {
    defaultMessage: 'No order to pack has this number',
    description: 'Verdict on a scanned code while no order is open',
  },
  noCommand: {
    defaultMessage: 'Unknown command. Print a new command sheet.',
    description: 'Verdict on a scanned code that begins like a command',
  },
  leftOut: {
    defaultMessage: 'Left out',
    description: 'Verdict: a device was not packed after a question',
  },
  isOpen: {
    defaultMessage: 'This order is open',
    description: 'Verdict on the number of an order',
  },
  queueEnd: {
    defaultMessage: 'No other order to pack',
    description: 'Verdict on the command Next',
  },
})

export const packed = defineMessage<{ type: string; left: number }>({
  defaultMessage: '{type}: {left, plural, =0 {all in} other {# to go}}',
  description:
    'Verdict: a device was packed; type: its device type; left: how many more are needed',
})

export const wrongType = defineMessage<{ type: string }>({
  defaultMessage: 'Wrong type: {type} is not ordered',
  description: 'Verdict on a scanned device; type: its device type',
})

export const tooMany = defineMessage<{ type: string }>({
  defaultMessage: 'No more needed: {type}',
  description: 'Verdict on a scanned device: all of its type are in the box',
})

export const packedElsewhere = defineMessage<{ number: string }>({
  defaultMessage: 'Already packed for {number}',
  description: 'Verdict on a scanned device; number: of another order',
})

export const lookUpFailed = defineMessage<{ reason: string }>({
  defaultMessage: 'Not packed. Scan it again. {reason}',
  description: 'Verdict on a scanned device that could not be looked up; reason: a sentence',
})

export const ordersUnread = defineMessage<{ reason: string }>({
  defaultMessage: 'The orders could not be loaded. Scan the code again. {reason}',
  description: 'Verdict on a scanned code that may be the number of an order; reason: a sentence',
})

export const registered = defineMessage<{ name: string }>({
  defaultMessage: 'It is registered for {name}.',
  description: 'Why the packer is asked about a device; name: a customer and a location',
})

export const otherCustomer = defineMessage<{ name: string }>({
  defaultMessage: 'It is commissioned for {name}.',
  description: 'Why the packer is asked about a device; name: another customer than the order’s',
})

export const opened = defineMessage<{ number: string }>({
  defaultMessage: 'Open: {number}',
  description: 'Verdict: the order with this number is at the station now',
})

export const notInQueue = defineMessage<{ number: string; status: string }>({
  defaultMessage: '{number} is not to be packed. Its status is {status}.',
  description: 'Verdict on the number of an order',
})

export const shippedLate = defineMessage<{ number: string }>({
  defaultMessage: '{number} is shipped.',
  description: 'Says what was saved for an order that is not at the pack station any more',
})

export const lateOutcome = defineMessage<{ number: string; reason: string }>({
  defaultMessage: '{number}: {reason}',
  description:
    'Says how something ended for an order that is not at the pack station any more; reason: such as “Label bought”',
})

export const missingCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# piece missing} other {# pieces missing}}',
  description: 'How much of an order is not in the box yet',
})

export const packedOf = defineMessage<{ packed: number; needed: number }>({
  defaultMessage: '{packed, number} of {needed, number}',
  description: 'How many pieces of an item are in the box, of how many',
})

export const createdAgo = defineMessage<{ time: string }>({
  defaultMessage: 'Created {time}',
  description: 'How old an order is; time: such as “3 days ago”',
})

export const skippedWhy = defineMessage<{ reason: string }>({
  defaultMessage: 'Skipped: {reason}',
  description: 'Note of a packer on an order that was put aside',
})

export const neededBy = defineMessage<{ day: MessageValue }>({
  defaultMessage: 'Install by {day}',
  description: 'The day by which the customer needs the devices',
})

export const moreOrders = defineMessage<{ count: number }>({
  defaultMessage: 'and {count, plural, other {# more}}',
  description: 'Ends a long list of orders',
})

export const buyFor = defineMessage<{ cost: string }>({
  defaultMessage: 'Buy for {cost}',
  description: 'Button: buys the shipping label; cost: an amount of money',
})

export const takeOutOf = defineMessage<{ code: string }>({
  defaultMessage: 'Take out {code}',
  description: 'Button: takes a device out of the box; code: its MAC address',
})

export const oneMore = defineMessage<{ name: string }>({
  defaultMessage: 'Add one: {name}',
  description: 'Button: one more piece of an item is in the box',
})

export const oneLess = defineMessage<{ name: string }>({
  defaultMessage: 'Remove one: {name}',
  description: 'Button: one piece of an item is not in the box',
})
