import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  runCommand: {
    defaultMessage: 'Run Command',
    description: 'Heading of the form that sends a command to a device',
  },
  device: { defaultMessage: 'Device', description: 'Label or column: which device runs a command' },
  deviceHelp: {
    defaultMessage: 'Its numeric ID, or its serial number',
    description: 'Explains the field for the device that runs a command',
  },
  start: { defaultMessage: 'Start', description: 'Label or column: when a span of time starts' },
  end: { defaultMessage: 'End', description: 'Label or column: when a span of time ends' },
  startOfPeriod: {
    defaultMessage: 'From',
    description: 'Start of a period: heading of a date, a time and the number that they fill',
  },
  endOfPeriod: {
    defaultMessage: 'Until',
    description: 'End of a period: heading of a date, a time and the number that they fill',
  },
  date: { defaultMessage: 'Date', description: 'Label: fills the number beside it' },
  startDate: { defaultMessage: 'Start date', description: 'Label: fills the number of the start' },
  endDate: { defaultMessage: 'End date', description: 'Label: fills the number of the end' },
  seconds: {
    defaultMessage: 'Seconds since 1970',
    description: 'Unit of the start and the end; the time that the number means replaces it',
  },
  notWhole: {
    defaultMessage: 'Enter a whole number of seconds.',
    description: 'Error for a start or an end that is not a whole number',
  },
  endsFirst: {
    defaultMessage: 'The end should be after the start.',
    description: 'Warning beside the end; the command may be sent all the same',
  },
  run: { defaultMessage: 'Run', description: 'Button that sends a command to a device' },
  incomplete: {
    defaultMessage: 'Enter the device, the start and the end first.',
    description: 'Why a command cannot be run yet',
  },
  stillRunning: {
    defaultMessage: 'The command is still running.',
    description: 'Why a command cannot be run again yet',
  },
  runAgain: {
    defaultMessage: 'Send again',
    description: 'Row button: sends the same command once more',
  },
  runAgainQuestion: {
    defaultMessage: 'Send this command again?',
    description: 'Question; the device comes next',
  },
  noDevice: {
    defaultMessage: 'No device has this serial number.',
    description: 'The serial number that was typed for a command is unknown',
  },
  noId: {
    defaultMessage: 'No device has this ID or serial number.',
    description: 'The digits that were typed for a command are unknown',
  },
  serialOrId: {
    defaultMessage: 'A device has this serial number. Choose that device, or the ID:',
    description: 'Error for the device of a command whose digits may be either; buttons follow',
  },
  severalDevices: {
    defaultMessage: 'Several devices have this serial number. Enter the ID of one.',
    description: 'Error for the device of a command; buttons with the IDs may follow',
  },
  tooMany: {
    defaultMessage:
      'More than 100 devices have this text in their serial number. Enter more of it, or the ID.',
    description: 'Error for the device of a command; buttons with some of the devices may follow',
  },
  similar: {
    defaultMessage: 'No device has exactly this serial number. Similar ones:',
    description: 'Above buttons with serial numbers that contain what was typed',
  },
  lookupFailed: {
    defaultMessage: 'The device could not be looked up',
    description: 'Heading; why follows',
  },
  taken: { defaultMessage: 'The command was sent', description: 'Heading; the answer follows' },
  refused: { defaultMessage: 'The command was not run', description: 'Heading; why follows' },
  unknownOutcome: {
    defaultMessage: 'It is not known whether the command was run',
    description: 'Heading where a command got no answer; why follows',
  },
  commands: {
    defaultMessage: 'Commands in this session',
    description: 'Heading of the table of the commands that the user has sent',
  },
  sentAt: { defaultMessage: 'Sent at', description: 'Column: when a command was sent' },
  answer: { defaultMessage: 'Response', description: 'Column: what the server said to a command' },
})

export const looksLikeMilliseconds = defineMessage<{ time: string; seconds: string }>({
  defaultMessage: 'This looks like milliseconds. For {time}, enter {seconds}.',
  description:
    'Warning beside a time in seconds since 1970; the command may be sent all the same. time: a date and time; seconds: a plain number',
})

export const outcomes = defineMessages({
  running: { defaultMessage: 'Running', description: 'Outcome of a command: no answer yet' },
  taken: { defaultMessage: 'Sent', description: 'Outcome of a command: the server has taken it' },
  failed: { defaultMessage: 'Failed', description: 'Outcome of a command' },
  unknown: { defaultMessage: 'Unknown', description: 'Outcome of a command without an answer' },
})

export const subtitle = defineMessage<{ deviceType: MessageValue; commandType: MessageValue }>({
  defaultMessage: 'Asks a {deviceType} sensor to resend its readings for a period ({commandType}).',
  description: 'What a command does. The values are fixed names for machines.',
})

export const aboutId = defineMessage<{ state: 'known' | 'none' | 'unread'; location: string }>({
  defaultMessage:
    '{state, select, known {Its location is {location}.} none {It has no location.} other {Its location could not be read.}} Nothing else is known about a device that is entered by its ID. It may belong to another customer.',
  description: 'All that is known of a device that only an ID was typed for',
})

export const bareId = defineMessage<{ id: string }>({
  defaultMessage: 'ID {id}',
  description: 'Choice: digits are the ID of a device, not a serial number',
})

export const foundDevice = defineMessage<{ id: string }>({
  defaultMessage: 'Device {id}',
  description: 'The number of the device whose serial number was typed',
})

export const sentTo = defineMessage<{ device: string }>({
  defaultMessage: 'It will be sent to {device}, for the same period.',
  description: 'What follows when a command is sent again; the device is a serial number or an ID',
})

export const deviceAnswer = defineMessage<{ device: string; answer: string }>({
  defaultMessage: '{device}: {answer}',
  description: 'What the server said to a command, after the device of the command',
})

export const deviceAndId = defineMessage<{ serial: string; id: string }>({
  defaultMessage: '{serial} (ID {id})',
  description: 'The device of a command: its serial number and its number',
})

/** Messages of the command for many devices. */
export const manyMessages = defineMessages({
  several: {
    defaultMessage: 'Several devices',
    description: 'Button: opens a dialog that sends a command to many devices',
  },
  resend: {
    defaultMessage: 'Resend readings',
    description: 'Button: asks the selected devices to send readings again',
  },
  title: {
    defaultMessage: 'Resend readings',
    description: 'Heading: many devices are asked to send readings again',
  },
  devices: { defaultMessage: 'Devices', description: 'Label: which devices get a command' },
  ofLocation: {
    defaultMessage: 'All at a location',
    description: 'Choice: which devices get a command',
  },
  location: { defaultMessage: 'Location', description: 'Label or column: that of a device' },
  locationsFailed: {
    defaultMessage: 'The devices could not be loaded',
    description: 'Heading; the reason follows',
  },
  noneThere: {
    defaultMessage: 'No devices were found at this location. Choose another one.',
    description: 'Error of the choice of a location whose devices get a command',
  },
  readings: {
    defaultMessage: 'Readings',
    description: 'Label: those of which period devices send again',
  },
  lastHour: { defaultMessage: 'Last hour', description: 'Choice: a period' },
  lastDay: { defaultMessage: 'Last 24 hours', description: 'Choice: a period' },
  sinceReport: {
    defaultMessage: 'Since its last report',
    description: 'Choice: a period, which begins when a device last reported',
  },
  ownPeriod: { defaultMessage: 'Another period', description: 'Choice: with a start and an end' },
  type: { defaultMessage: 'Type', description: 'Column: the type of a device' },
  unknown: {
    defaultMessage: 'Unknown',
    description: 'Type of a device that the inventory does not know',
  },
  lastReport: { defaultMessage: 'Last report', description: 'Column: when a device last reported' },
  sent: {
    defaultMessage: 'No response',
    description: 'Verdict about a device: a command was sent to it, and no answer arrived',
  },
  sentHint: {
    defaultMessage: 'The command may have been sent.',
    description: 'Details of a device whose command got no answer',
  },
  otherType: {
    defaultMessage: 'Other type',
    description: 'Verdict about a device: it is probably none that understands the command',
  },
  otherTypeHint: {
    defaultMessage: 'The server may refuse the command.',
    description: 'Details of a device of a type that does not understand the command',
  },
  silent: {
    defaultMessage: 'Never reported',
    description: 'Verdict about a device: it has no last report to begin with',
  },
  reported: {
    defaultMessage: 'Has reported since',
    description: 'Verdict about a device: it has no readings to send again',
  },
  warning: {
    defaultMessage: 'Each device sends these readings again when it next reports.',
    description: 'What follows when a command is sent to many devices',
  },
})

export const sendCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {Send to # device} other {Send to # devices}}',
  description: 'Button: sends a command to many devices',
})

export const readDevices = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {From the list of devices (# device read)} other {From the list of devices (# devices read)}}',
  description: 'Help: where the devices of a location come from',
})

export const firstDevices = defineMessage<{ count: number; total: number }>({
  defaultMessage:
    'Only the first {count, number} of {total, number} devices were read, by serial number. Devices of a location may be missing.',
  description: 'Warning beside the choice of a location',
})

export const wholePeriod = defineMessage<{ start: string; end: string }>({
  defaultMessage: 'From {start} to {end}',
  description: 'The period whose readings are sent again; two dates with times',
})

export const sincePeriod = defineMessage<{ end: string }>({
  defaultMessage: 'Since the last report of each device, until {end}',
  description: 'The period whose readings are sent again; end: a date with a time',
})
