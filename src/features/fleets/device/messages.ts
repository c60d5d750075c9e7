import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  copyMacAddress: { defaultMessage: 'Copy MAC address', description: 'Button beside one' },
  copyReference: { defaultMessage: 'Copy reference', description: 'Button beside one' },
  class: {
    defaultMessage: 'Class',
    description: 'Label: how the serial number of a device is formed',
  },
  function: { defaultMessage: 'Function', description: 'Label: what a device measures or does' },
  fleet: { defaultMessage: 'Fleet', description: 'Label: the fleet that a device is in' },
  inventoryRecord: {
    defaultMessage: 'Inventory record',
    description: 'Label: the reference of the record of a device in the inventory, as a link',
  },
  importedOn: {
    defaultMessage: 'Imported on',
    description: 'Label: when a device came into the inventory',
  },
  commissionedAt: {
    defaultMessage: 'Commissioned on',
    description: 'Label: when a device was commissioned',
  },
  removedAt: { defaultMessage: 'Removed on', description: 'Label: when a device left its fleet' },
  reinventoriedAt: {
    defaultMessage: 'Reinventoried on',
    description: 'Label: when a device was put back into the inventory',
  },
  failed: {
    defaultMessage: 'This device failed to commission',
    description: 'Heading; the reason follows',
  },
  package: { defaultMessage: 'Installation package', description: 'Heading of a section' },
  download: {
    defaultMessage: 'Download available installation package',
    description: 'Button',
  },
  generating: {
    defaultMessage: 'Generating Download...',
    description: 'On the button while the file is made, which can take minutes',
  },
  notDownloaded: {
    defaultMessage: 'The installation package could not be downloaded',
    description: 'Heading; the reason follows',
  },
  data: {
    defaultMessage: 'Commissioning data',
    description: 'Heading of a section: what commissioning stored for a device',
  },
  noData: {
    defaultMessage: 'No data is stored for this device.',
    description: 'In place of the commissioning data of a device',
  },
  showData: { defaultMessage: 'Show commissioning data', description: 'Button' },
  hideData: { defaultMessage: 'Hide commissioning data', description: 'Button' },
  secret: {
    defaultMessage: 'Hidden',
    description: 'In place of a secret key that is shown only when asked for',
  },
})

export const showSecret = defineMessage<{ name: string }>({
  defaultMessage: 'Show {name}',
  description: 'Button that shows a secret; `name` is technical, such as gateway_key',
})

export const hideSecret = defineMessage<{ name: string }>({
  defaultMessage: 'Hide {name}',
  description: 'Button that hides a secret again; `name` is technical, such as gateway_key',
})

export const copyValue = defineMessage<{ name: string }>({
  defaultMessage: 'Copy {name}',
  description: 'Button; name: of a value, such as installed_packages',
})

export const downloadFile = defineMessage<{ name: string }>({
  defaultMessage: 'Download {name}',
  description: 'Button; `name` is the name of a file',
})
