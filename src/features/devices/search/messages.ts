import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  severalHint: {
    defaultMessage: 'You can enter several: one per line, or separated by commas or spaces.',
    description: 'Explains the box for the serial numbers that devices are searched by',
  },
  search: { defaultMessage: 'Search', description: 'Button that searches for devices' },
  recent: {
    defaultMessage: 'Recent searches',
    description: 'Names the links to the serial numbers that the user searched for last',
  },
  issues: {
    defaultMessage: 'Issues',
    description: 'Heading of what the server could not look up while it searched for devices',
  },
  matches: {
    defaultMessage: 'Matching Devices',
    description: 'Heading of the devices that a search has found',
  },
  nothing: {
    defaultMessage: 'No device was found',
    description: 'Heading: a search found nothing',
  },
  lookUnregistered: {
    defaultMessage: 'Search unregistered devices',
    description: 'Link to the list of devices that gateways have heard but nobody has registered',
  },
  unregistered: {
    defaultMessage: 'Unregistered devices',
    description: 'Row button: looks for the serial number in the list of unregistered devices',
  },
  deviceSerial: {
    defaultMessage: 'Device serial',
    description: 'Label or column: what a device calls itself, such as its MAC address',
  },
  productSerial: {
    defaultMessage: 'Product serial',
    description: 'Label or column: the serial number on the label of a device',
  },
  previouslyUsed: {
    defaultMessage: 'Previously used',
    description: 'Label or column: whether a device was in use before',
  },
  device: { defaultMessage: 'Device', description: 'Heading: whether the device exists' },
  noDevice: {
    defaultMessage: 'The device itself is not on record.',
    description: 'In place of the device',
  },
  lastDeviceTime: {
    defaultMessage: 'Last device time',
    description: 'Label or column: when the device last reported',
  },
  inventory: { defaultMessage: 'Inventory', description: 'Heading: the record in the inventory' },
  noInventory: {
    defaultMessage: 'Not in the inventory.',
    description: 'In place of the record in the inventory',
  },
  reference: {
    defaultMessage: 'Reference',
    description: 'Label or column: identifies the record in the inventory',
  },
  importedOn: {
    defaultMessage: 'Imported on',
    description: 'Label or column: when the device was entered into the inventory',
  },
  commissioning: { defaultMessage: 'Commissioning', description: 'Heading: of a device' },
  noCommissioning: {
    defaultMessage: 'No commissioning on record.',
    description: 'In place of when and for whom the device was commissioned',
  },
  commissionedFor: {
    defaultMessage: 'Commissioned for',
    description: 'Label or column: the enterprise that the device was commissioned for',
  },
  commissionedAt: {
    defaultMessage: 'Commissioned on',
    description: 'Label or column: when the device was commissioned',
  },
  copyDeviceSerial: {
    defaultMessage: 'Copy device serial',
    description: 'Row button: puts the serial number of the device on the clipboard',
  },
  copyProductSerial: {
    defaultMessage: 'Copy product serial',
    description: 'Row button: puts the serial number of the product on the clipboard',
  },
  viewCommissioned: {
    defaultMessage: 'View commissioned device',
    description: 'Link to the screen of a device in its fleet',
  },
  reassign: {
    defaultMessage: 'Reassign',
    description: 'Link to the list of registered devices, filtered by this one, to move it',
  },
  runCommand: {
    defaultMessage: 'Ad Hoc Command',
    description: 'Link to the form that sends a command to this device',
  },
  removal: {
    defaultMessage: 'Removal',
    description: 'Heading: when the device was removed from its fleet',
  },
  noRemoval: {
    defaultMessage: 'No removal on record.',
    description: 'In place of when the device was removed from its fleet',
  },
  removedOn: {
    defaultMessage: 'Removed on',
    description: 'Label or column: when the device was removed from its fleet',
  },
  registration: {
    defaultMessage: 'Registration',
    description: 'Heading: where the device is registered',
  },
  noRegistration: {
    defaultMessage: 'Not registered.',
    description: 'In place of where the device is registered',
  },
  registeredFor: {
    defaultMessage: 'Registered for',
    description: 'Label or column: the enterprise and the location of the device',
  },
  registeredAt: {
    defaultMessage: 'Registered on',
    description: 'Label or column: when the device was registered',
  },
  stop: {
    defaultMessage: 'Pause',
    description: 'Button: searches for no further serial numbers for the moment',
  },
  resume: {
    defaultMessage: 'Resume',
    description: 'Button: goes on with the search after a pause',
  },
  progress: {
    defaultMessage: 'Progress of the search',
    description: 'Names the progress bar of a search for several serial numbers',
  },
})

export const outcomes = defineMessages({
  waiting: { defaultMessage: 'Waiting', description: 'Serial number not searched for yet' },
  found: { defaultMessage: 'Found', description: 'A device has the serial number' },
  missing: { defaultMessage: 'Not found', description: 'No device has the serial number' },
  failed: { defaultMessage: 'Failed', description: 'A serial number could not be searched for' },
})

export const copySerial = defineMessage<{ serial: string }>({
  defaultMessage: 'Copy {serial}',
  description: 'Button that puts a serial number on the clipboard',
})

export const tooMany = defineMessage<{ most: number }>({
  defaultMessage: 'At most {most, number} serial numbers at once.',
  description: 'Error: more serial numbers were pasted than one search takes',
})

export const andMore = defineMessage<{ serial: string; count: number }>({
  defaultMessage: '{serial} and {count, plural, other {# more}}',
  description: 'Link to an earlier search for several serial numbers, of which the first is named',
})

export const matchCount = defineMessage<{ count: number; serial: string }>({
  defaultMessage:
    '{count, plural, =0 {No device matches {serial}} one {# device matches {serial}} other {# devices match {serial}}}',
  description: 'How many devices a search has found',
})

export const nothingHint = defineMessage<{ serial: string }>({
  defaultMessage:
    'No inventory record, fleet or registration was found for {serial}. A gateway may still have received data from the device.',
  description: 'Explains that a search found nothing',
})

export const enterpriseId = defineMessage<{ id: string }>({
  defaultMessage: 'ID {id}',
  description: 'The number of an enterprise, after its name',
})

export const retryFailed = defineMessage<{ count: number }>({
  defaultMessage: 'Try failed ones again ({count, number})',
  description: 'Button: searches again for the serial numbers whose search has failed',
})

export const searched = defineMessage<{ over: number; total: number }>({
  defaultMessage: '{total, plural, other {{over, number} of # searched}}',
  description: 'How far the search for several serial numbers is',
})

type Count = { count: number }

export const counted = {
  found: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# found}}',
    description: 'Part of a list: how many of several serial numbers a device has',
  }),
  missing: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# not found}}',
    description: 'Part of a list: how many of several serial numbers no device has',
  }),
  failed: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# failed}}',
    description: 'Part of a list: how many of several serial numbers could not be searched for',
  }),
}
