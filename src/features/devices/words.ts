import { defineMessages } from 'react-intl'

/** Texts shared by the screens of devices. */
export const words = defineMessages({
  serialNumber: { defaultMessage: 'Serial Number', description: 'Label or column: of a device' },
  copySerial: {
    defaultMessage: 'Copy serial number',
    description: 'Row button: puts the serial number of a device on the clipboard',
  },
})
