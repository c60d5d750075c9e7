import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  devices: {
    defaultMessage: 'Unregistered devices',
    description: 'Names the table of unregistered devices',
  },
  subtitle: {
    defaultMessage:
      'Gateways have received data from these devices, but no enterprise has registered them.',
    description: 'What the screen of unregistered devices shows',
  },
  latestDeviceTime: {
    defaultMessage: 'Last Device Time',
    description: 'Column: the latest time by the clock of the device',
  },
  lastReceivedFromTime: {
    defaultMessage: 'Last Received From Time',
    description: 'Column: when a gateway last heard the device',
  },
  seen: {
    defaultMessage: 'Last received',
    description: 'Names the buttons that show only devices heard in the last hour, for example',
  },
  none: { defaultMessage: 'No unregistered devices', description: 'Empty list' },
  notLoaded: {
    defaultMessage: 'The devices are still loading.',
    description: 'Why the buttons that filter devices cannot be used yet',
  },
  noneHint: {
    defaultMessage: 'Every device that gateways have received data from is registered.',
    description: 'Explains the empty list of unregistered devices',
  },
})

type Count = { count: number }

export const seenNames = defineMessages({
  hour: {
    defaultMessage: 'Last hour',
    description:
      'Button: devices that a gateway has heard in the last hour, whose number is unknown',
  },
  day: {
    defaultMessage: 'Last 24 hours',
    description:
      'Button: devices that a gateway has heard in the last 24 hours, whose number is unknown',
  },
  older: {
    defaultMessage: 'Older',
    description:
      'Button: devices that no gateway has heard in the last 24 hours, whose number is unknown',
  },
})

export const seenCounts = {
  hour: defineMessage<Count>({
    defaultMessage: 'Last hour ({count, number})',
    description: 'Button: devices that a gateway has heard in the last hour, and how many',
  }),
  day: defineMessage<Count>({
    defaultMessage: 'Last 24 hours ({count, number})',
    description: 'Button: devices that a gateway has heard in the last 24 hours, and how many',
  }),
  older: defineMessage<Count>({
    defaultMessage: 'Older ({count, number})',
    description: 'Button: devices that no gateway has heard in the last 24 hours, and how many',
  }),
}
