import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  available: { defaultMessage: 'Available devices', description: 'Heading and name of a table' },
  searchAvailable: {
    defaultMessage: 'Search available devices',
    description: 'Labels the search field',
  },
  toAdd: { defaultMessage: 'Devices to add', description: 'Names the table of chosen devices' },
  searchToAdd: { defaultMessage: 'Search devices to add', description: 'Labels the search field' },
  allTypes: { defaultMessage: 'All types', description: 'Choice: devices of every type' },
  add: {
    defaultMessage: 'Add >>',
    description: 'Button: moves devices from the available ones to those to add, at the end side',
  },
  remove: {
    defaultMessage: '<< Remove',
    description: 'Button: moves devices from those to add back to the available ones',
  },
  noneAvailable: {
    defaultMessage: 'No devices available',
    description: 'Empty list of devices that could be added to a fleet',
  },
  noneAvailableHint: {
    defaultMessage: 'Devices in stock that are in no fleet appear here.',
    description: 'Explains the empty list of available devices',
  },
  noneToAdd: {
    defaultMessage: 'Nothing selected yet',
    description: 'Empty list of devices to add',
  },
  noneToAddHint: {
    defaultMessage: 'Select available devices, or scan, type or paste their MAC addresses.',
    description: 'Explains the empty list of devices to add',
  },
  gone: {
    defaultMessage: 'No longer available',
    description: 'Beside a device that somebody else has added to a fleet meanwhile',
  },
  addSelected: {
    defaultMessage: 'Add Selected',
    description: 'Button: adds the chosen devices to the fleet',
  },
  notAdded: { defaultMessage: 'The devices were not added', description: 'Heading; why follows' },
  maybeAdded: {
    defaultMessage: 'The devices may have been added',
    description: 'Heading; why that is unknown follows',
  },
  maybeAddedHint: {
    defaultMessage: 'Those that are in the fleet will disappear from the list of devices to add.',
    description: 'Below the message that devices may have been added',
  },
})

export const devicesToAdd = defineMessage<{ count: number }>({
  defaultMessage: 'Devices To Add: ({count, number})',
  description: 'Heading of the list of chosen devices',
})

export const typeCount = defineMessage<{ type: string; count: number }>({
  defaultMessage: '{type} ({count, number})',
  description: 'Choice: a type of device, and how many devices of it are available',
})

export const added = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# device added.} other {# devices added.}}',
  description: 'Said once devices are in the fleet',
})

export const addedSoFar = defineMessage<{ count: number; left: number }>({
  defaultMessage:
    '{count, plural, one {# device added.} other {# devices added.}} {left, plural, one {# device chosen in the meantime is still to be added.} other {# devices chosen in the meantime are still to be added.}}',
  description: 'Said once devices are in the fleet, if more were scanned during the save',
})

export const someFailed = defineMessage<{ errors: string }>({
  defaultMessage:
    'One or more of the devices beeing added failed to commission and will need to be tried again: {errors}',
  description: 'Banner; `errors` has a sentence for each device. The product spells it like this',
})
