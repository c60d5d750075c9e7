import { defineMessages } from 'react-intl'

/** Texts that are the same on all screens of devices. */
export const words = defineMessages({
  serialNumber: { defaultMessage: 'Serial Number', description: 'Label or column: of a device' },
  copySerial: {
    defaultMessage: 'Copy serial number',
    description: 'Row button: puts the serial number of a device on the clipboard',
  },
})
