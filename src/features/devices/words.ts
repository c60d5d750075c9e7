import { defineMessage, defineMessages } from 'react-intl'

/** Texts shared by the screens of devices. */
export const words = defineMessages({
  serialNumber: { defaultMessage: 'Serial Number', description: 'Label or column: of a device' },
  copySerial: {
    defaultMessage: 'Copy serial number',
    description: 'Row button: puts the serial number of a device on the clipboard',
  },
  serials: {
    defaultMessage: 'Serial numbers',
    description: 'Label of a box to paste the serial numbers of devices into',
  },
  noSerials: {
    defaultMessage: 'Paste at least one serial number.',
    description: 'The box for serial numbers is empty',
  },
  check: {
    defaultMessage: 'Check devices',
    description: 'Button: finds out for each device what can be done with it; nothing is done yet',
  },
  ambiguous: {
    defaultMessage: 'Several matches',
    description: 'Verdict about a serial number: several devices have it',
  },
  tooMany: {
    defaultMessage: 'Too many serial numbers contain this one. Enter a complete serial number.',
    description: 'Why it could not be found out which device is meant',
  },
})

type Count = { count: number }

export const selectedCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# device selected} other {# devices selected}}',
  description: 'How many devices a dialog is about',
})

export const serialCount = defineMessage<Count>({
  defaultMessage:
    '{count, plural, =0 {No serial numbers} one {# serial number} other {# serial numbers}}',
  description: 'How many serial numbers were pasted, each counted once',
})

export const severalHave = defineMessage<{ enterprises: string }>({
  defaultMessage: 'Several devices match. Their enterprises: {enterprises}',
  description:
    'Why a serial number has several matches; enterprises: the names of their enterprises, as a list',
})
