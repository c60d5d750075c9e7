import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  slips: { defaultMessage: 'Packing slips', description: 'Heading: those of several orders' },
  paper: { defaultMessage: 'Paper', description: 'Label: the size of the paper' },
  print: { defaultMessage: 'Print', description: 'Button' },
  notReady: {
    defaultMessage: 'The pages are still loading.',
    description: 'Why the button that prints cannot be used yet',
  },
  settings: {
    defaultMessage: 'Print settings',
    description: 'Link to the screen that sets paper, scale and offset of a printer',
  },
  none: {
    defaultMessage: 'No orders selected',
    description: 'Heading in place of packing slips',
  },
  noneHint: {
    defaultMessage: 'Select orders in the list to print their packing slips.',
    description: 'Explains how to print packing slips of several orders',
  },
  orders: { defaultMessage: 'Go to orders', description: 'Link to the list of orders' },
})

export const slipTitle = defineMessage<{ displayNumber: string }>({
  defaultMessage: 'Packing Slip #{displayNumber}',
  description: 'Heading of a packing slip; displayNumber: the number of its order',
})

export const loadFailed = {
  one: defineMessage({
    defaultMessage: 'Error loading order',
    description: 'Heading of a failure',
  }),
  ofMany: defineMessage<{ id: string }>({
    defaultMessage: 'Error loading order {id}',
    description: 'Heading of a failure, one of several; id: identifier of the order',
  }),
}

export const loadedCount = defineMessage<{ count: number; total: number }>({
  defaultMessage:
    '{count, number} of {total, plural, one {# packing slip} other {# packing slips}}',
  description: 'How many packing slips are ready to be printed',
})

export const tooMany = defineMessage<{ most: number; total: number }>({
  defaultMessage:
    'Only the first {most, number} of {total, number} orders are shown. Print the others separately.',
  description: 'More packing slips were asked for than can be printed at once',
})

export const paperNames = defineMessages({
  letter: { defaultMessage: 'Letter', description: 'A size of paper, 8.5 × 11 inches' },
  a4: { defaultMessage: 'A4', description: 'A size of paper, 210 × 297 mm' },
})

export const calibration = defineMessages({
  saved: { defaultMessage: 'Print settings saved.', description: 'Said after Save' },
  heading: { defaultMessage: 'Printer', description: 'Heading of the settings of a printer' },
  hint: {
    defaultMessage: 'Stored in this browser for all packing slips.',
    description: 'Explains where the print settings apply',
  },
  listsDevices: {
    defaultMessage: 'List packed devices',
    description: 'Field: whether packing slips list the MAC addresses of the devices in the parcel',
  },
  listsDevicesHelp: {
    defaultMessage: 'On the packing slips that the pack station prints.',
    description: 'Below the field List packed devices',
  },
  scale: { defaultMessage: 'Scale (%)', description: 'Field: how large pages are printed' },
  scaleError: {
    defaultMessage: 'Enter a number from 80 to 120.',
    description: 'Error of the field Scale',
  },
  offsetX: {
    defaultMessage: 'Offset to the right (mm)',
    description: 'Field: how far the print is moved on the paper; negative moves it to the left',
  },
  offsetY: {
    defaultMessage: 'Offset down (mm)',
    description: 'Field: how far the print is moved on the paper; negative moves it up',
  },
  offsetError: {
    defaultMessage: 'Enter a number from -10 to 10.',
    description: 'Error of the fields for the offset',
  },
  measureHeading: {
    defaultMessage: 'Measured on paper',
    description: 'Heading: what was measured on a printed calibration page',
  },
  measureHint: {
    defaultMessage:
      'Print this page at 100% in the print dialog and measure it. Then print again to check.',
    description: 'Explains how to calibrate a printer',
  },
  ruler: {
    defaultMessage: 'Length of the ruler (mm)',
    description: 'Field: measured on a printed calibration page',
  },
  fromLeft: {
    defaultMessage: 'Left edge to the mark (mm)',
    description: 'Field: the distance measured on a printed calibration page',
  },
  fromTop: {
    defaultMessage: 'Top edge to the mark (mm)',
    description: 'Field: the distance measured on a printed calibration page',
  },
  measureError: {
    defaultMessage: 'Enter a length in millimeters.',
    description: 'Error of a field for a measured length',
  },
  adjust: {
    defaultMessage: 'Adjust',
    description: 'Button: corrects the print settings by what was measured',
  },
  page: {
    defaultMessage: 'Calibration page',
    description: 'Heading of the page that is printed to calibrate a printer',
  },
})

export const rulerText = defineMessage<{ length: number }>({
  defaultMessage: 'This ruler is {length, number} mm long.',
  description: 'On a calibration page, beside a ruler; length: what it should measure on paper',
})

export const markText = defineMessage<{ distance: number }>({
  defaultMessage:
    'The corner mark is {distance, number} mm from the left edge and {distance, number} mm from the top edge of the paper.',
  description: 'On a calibration page; distance: what it should measure on paper',
})

export const packedDevices = defineMessage({
  defaultMessage: 'Packed devices',
  description: 'Heading on a packing slip: the MAC addresses of the devices in the parcel',
})
