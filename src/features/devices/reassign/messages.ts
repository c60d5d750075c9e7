import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  devices: { defaultMessage: 'Devices', description: 'Names the table of all devices' },
  none: { defaultMessage: 'No devices yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'Devices appear here once they are registered.',
    description: 'Explains the empty list of devices',
  },
  status: { defaultMessage: 'Status', description: 'Column: of a device, such as Online' },
  grouping: { defaultMessage: 'Grouping', description: 'Column: the location of a device' },
  lastUpdated: {
    defaultMessage: 'Last Updated',
    description: 'Column: when a device last reported',
  },
  reassign: {
    defaultMessage: 'Reassign',
    description: 'Button: opens a dialog that moves devices to another enterprise',
  },
  moveDevice: { defaultMessage: 'Move Device', description: 'Heading of a dialog' },
  target: {
    defaultMessage: 'New enterprise',
    description: 'Label: the enterprise that a device is moved to',
  },
  enterprisesFailed: {
    defaultMessage: 'The enterprises could not be loaded',
    description: 'Heading in the dialog that moves devices; why follows',
  },
  executeMove: {
    defaultMessage: 'Execute Move',
    description: 'Button: moves a device to another enterprise',
  },
  notMoved: {
    defaultMessage: 'The device was not moved',
    description: 'Heading; what the server said follows',
  },
  unknownOutcome: {
    defaultMessage: 'It is not known whether the device was moved',
    description: 'Heading where a call got no answer; why follows',
  },
  lookAgain: {
    defaultMessage: 'Check its enterprise in the list before you try again.',
    description: 'What to do where it is not known whether a device was moved',
  },
  notLoaded: {
    defaultMessage: 'The move could not be prepared',
    description: 'Heading of a dialog that could not load; what the server said follows',
  },
  stuck: {
    defaultMessage: 'Cannot be moved',
    description: 'A device that has to stay with its enterprise',
  },
  stuckHint: {
    defaultMessage: 'This device must stay with its location and enterprise.',
    description: 'Explains that a device cannot be moved',
  },
  used: {
    defaultMessage: 'In use',
    description: 'Verdict about a device: it loses something when it is moved',
  },
  usedTitle: {
    defaultMessage: 'This device is in use',
    description: 'Heading; what a move takes away follows',
  },
  force: {
    defaultMessage: 'Move it even though it is in use',
    description: 'Checkbox: moves a device although it loses its location, tags and alerts',
  },
  moveMany: {
    defaultMessage: 'Move several devices',
    description: 'Button: opens a dialog that moves many devices at once',
  },
  moveDevices: {
    defaultMessage: 'Move devices',
    description: 'Heading: many devices at once, to another enterprise',
  },
  isThere: {
    defaultMessage: 'Already there',
    description: 'Verdict about a device: it belongs to the enterprise that it would be moved to',
  },
  gone: {
    defaultMessage: 'It no longer exists.',
    description: 'Why a device was not moved',
  },
  readyWarning: {
    defaultMessage: 'Nothing is lost: none of them has a location, tags or open alerts.',
    description: 'What follows when devices that are not in use are moved',
  },
  losesMore: {
    defaultMessage:
      'Since you confirmed, the device has gained a location, tags or alerts. Check it again.',
    description: 'Why a device was not moved: it has been used further since it was checked',
  },
})

type Count = { count: number }

export const movedMeanwhile = defineMessage<{ known: 'yes' | 'no'; enterprise: string }>({
  defaultMessage:
    '{known, select, yes {Someone has moved it to {enterprise} in the meantime.} other {Someone has moved it in the meantime.}}',
  description: 'Why a device was not moved; known: whether it is known to which enterprise',
})

export const readyCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {Move # ready device} other {Move # ready devices}}',
  description: 'Button: moves the devices that lose nothing by it',
})

export const usedCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {Move # device in use} other {Move # devices in use}}',
  description: 'Button: moves devices that lose something by it',
})

export const toEnterprise = defineMessage<{ enterprise: string }>({
  defaultMessage: 'To {enterprise}',
  description: 'Which enterprise devices are moved to',
})

export const moved = defineMessage({
  defaultMessage: 'Device has been moved.',
  description: 'Said once a device is at another enterprise',
})

export const movedTo = defineMessage<{ device: string; enterprise: string }>({
  defaultMessage: '{device} now belongs to {enterprise}.',
  description: 'Said after “Device has been moved.”; device: its serial number',
})

export const notMovedBecause = defineMessage<{ device: string; outcome: string; reason: string }>({
  defaultMessage: '{device}: {outcome}. {reason}',
  description:
    'Said after the user has left the dialog; device: its serial number; outcome: a heading such as “The device was not moved”; reason: sentences',
})

export const belongsTo = defineMessage<{ enterprise: string }>({
  defaultMessage: 'Belongs to {enterprise}',
  description: 'Which enterprise a device belongs to now',
})

export const loses = defineMessage<{ what: string }>({
  defaultMessage: 'The move removes: {what}. This cannot be undone.',
  description: 'what: a list such as "location Boston, 2 tags and 1 open alert"',
})

export const allLose = defineMessage<{ what: string }>({
  defaultMessage: 'The devices are in use. The move removes: {what}. This cannot be undone.',
  description: 'what: a list such as "3 locations, 2 tags and 1 open alert"',
})

export const lost = {
  location: defineMessage<{ name: string }>({
    defaultMessage: 'location {name}',
    description: 'Part of a list: what a device loses when it is moved',
  }),
  locations: defineMessage<Count>({
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
    description: 'Part of a list: what devices lose when they are moved',
  }),
  tags: defineMessage<Count>({
    defaultMessage: '{count, plural, one {# tag} other {# tags}}',
    description: 'Part of a list: what devices lose when they are moved',
  }),
  alerts: defineMessage<Count>({
    defaultMessage: '{count, plural, one {# open alert} other {# open alerts}}',
    description: 'Part of a list: what devices lose when they are moved',
  }),
}
