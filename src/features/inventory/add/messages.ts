import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  device: { defaultMessage: 'Device', description: 'Heading of the inputs for a new device' },
  chooseType: {
    defaultMessage: 'Choose the device type first. It determines what has to be entered.',
    description: 'In place of the inputs, and the verdict on a code that was scanned too early',
  },
  noInputs: {
    defaultMessage: 'The fields of this device type are not loaded yet.',
    description: 'Why a button cannot be used yet',
  },
  nothingEntered: {
    defaultMessage: 'Nothing is entered yet.',
    description: 'Why the button that clears the inputs cannot be used',
  },
  noLocation: {
    defaultMessage: 'No inventory location',
    description: 'Choice: the device is at no inventory location',
  },
  noVendorOrder: { defaultMessage: 'No vendor order', description: 'Choice: no vendor order' },
  locationsFailed: {
    defaultMessage: 'Error loading inventory locations',
    description: 'Heading; the reason follows. The warehouses that send orders',
  },
  vendorOrdersFailed: {
    defaultMessage: 'Error loading vendor orders',
    description: 'Heading; the reason follows',
  },
  templateFailed: {
    defaultMessage: 'The template of this device type could not be loaded',
    description: 'Heading; why follows. The template says what has to be entered',
  },
  another: {
    defaultMessage: 'Add another like this',
    description:
      'Button: saves the device and starts the next one with the same type, location and vendor order',
  },
  discardNew: {
    defaultMessage: 'Discard the new device?',
    description: 'Question before the form is left',
  },
  leftWaiting: {
    defaultMessage:
      'The device stays in the delivery. If it has not been sent yet, it is sent when you return.',
    description: 'Question before the form of a new device that is being saved is left',
  },
  added: {
    defaultMessage: 'Inventory record added.',
    description: 'Shown once a device has been saved',
  },
  savesScanned: {
    defaultMessage: 'Save when a scan completes a device',
    description: 'Checkbox: with a scanner, no button has to be pressed',
  },
  clear: { defaultMessage: 'Clear', description: 'Button that empties the inputs of a device' },
  unchecked: {
    defaultMessage: 'The format of this value cannot be checked here. It is checked when you save.',
    description: 'Below an input',
  },
  differs: {
    defaultMessage:
      'This value does not have the expected format. Compare it with the label on the device.',
    description: 'Error below an input without examples',
  },
  full: {
    defaultMessage: 'All fields are filled in. Select the one that the code is for.',
    description: 'Verdict on a scanned code',
  },
  checking: { defaultMessage: 'Checking…', description: 'While values are compared with patterns' },
  elsewhere: {
    defaultMessage: 'Devices are being added in another tab',
    description: 'Heading in place of the form',
  },
  elsewhereHint: {
    defaultMessage: 'Continue there, or close that tab.',
    description: 'Explains why devices cannot be added in this tab',
  },
  canceled: {
    defaultMessage: 'Canceled.',
    description: 'Why a device was not saved: the user stopped it',
  },
  unsure: {
    defaultMessage:
      'It is not known whether this device was saved. Press “Try again” to send it again.',
    description: 'Why a device is not sent again automatically',
  },
  formInUse: {
    defaultMessage: 'Save the device or clear the form first.',
    description: 'Why a failed device cannot be corrected yet',
  },
  lostNetworkHint: {
    defaultMessage: 'Kept in this browser until you log out, and sent while this page is open.',
    description: 'Explains what happens to devices that wait for the network',
  },
  delivery: {
    defaultMessage: 'Devices in this delivery',
    description: 'Heading of the list of added devices',
  },
  state: { defaultMessage: 'Status', description: 'Column: of a device of a delivery' },
  enteredAt: { defaultMessage: 'Entered', description: 'Column: when a device was entered' },
  reason: { defaultMessage: 'Reason', description: 'Column: why a device was not saved' },
  correct: {
    defaultMessage: 'Edit',
    description: 'Row button: takes a device that was not saved back into the form',
  },
  stop: { defaultMessage: 'Cancel', description: 'Row button: stops sending a device' },
  remove: { defaultMessage: 'Remove', description: 'Row button: takes a device off the list' },
  removeHint: {
    defaultMessage: 'It is not in the inventory. What was entered for it will be lost.',
    description: 'What follows when an unsaved device is removed from a delivery',
  },
  clearList: { defaultMessage: 'Clear list', description: 'Button: forgets a finished delivery' },
  clearQuestion: {
    defaultMessage: 'Clear the list of this delivery?',
    description: 'Heading of a question',
  },
  notComplete: {
    defaultMessage: 'The device is not complete yet.',
    description: 'Why a scanned command is refused',
  },
  noneAdded: {
    defaultMessage: 'No device has been added yet.',
    description: 'Why a scanned command is refused: there are no labels to print',
  },
  cleared: {
    defaultMessage: 'Cleared',
    description: 'Verdict on a scanned command: the inputs of a device are empty again',
  },
  otherCommand: {
    defaultMessage: 'This command does nothing here.',
    description: 'Verdict on a scanned command that is of another screen, or unknown',
  },
  printLabels: {
    defaultMessage: 'Print shelf labels',
    description: 'Button: prints a label for each device that was added, for the shelf',
  },
  shelfLabels: {
    defaultMessage: 'Shelf labels',
    description: 'At the foot of printed labels for devices',
  },
  expectedOfOrder: {
    defaultMessage:
      'How many there should be, or the codes themselves. Kept in this browser for this vendor order.',
    description: 'Help of the field for expected codes, while a vendor order is chosen',
  },
  inDelivery: {
    defaultMessage: 'This device is already in the list below.',
    description: 'Error below the input for the MAC address',
  },
})

export const missing = defineMessage<{ inputs: string }>({
  defaultMessage: 'Missing: {inputs}',
  description: 'Why a device cannot be saved yet; inputs: their labels',
})

export const wrong = defineMessage<{ inputs: string }>({
  defaultMessage: 'Not valid: {inputs}',
  description: 'Why a device cannot be saved yet; inputs: their labels',
})

export const notSaved = defineMessage<{ error: string }>({
  defaultMessage: 'Unable to save device: {error}',
  description: 'A device was not saved; error: why',
})

export const looksLike = defineMessage<{ examples: string }>({
  defaultMessage: 'This value does not have the expected format. Example: {examples}',
  description: 'Error below an input',
})

export const uncheckedExpression = defineMessage<{ expression: string }>({
  defaultMessage:
    'A rule of this device type cannot be checked here. It is checked when you save: {expression}',
  description: 'Note in the form of a device',
})

export const partCount = defineMessage<{ parts: number; count: number; inputs: string }>({
  defaultMessage:
    'The code has {parts, plural, one {# part} other {# parts}}, but {count, plural, one {# is} other {# are}} needed: {inputs}',
  description: 'Verdict on a scanned code; inputs: their labels, in order',
})

export const partDiffers = defineMessage<{ place: number; input: string; value: string }>({
  defaultMessage: 'Part {place, number} does not match {input}: {value}',
  description: 'Verdict on a scanned code of several parts; input: a label',
})

export const codeDiffers = defineMessage<{ input: string }>({
  defaultMessage: 'The code does not match {input}',
  description: 'Verdict on a scanned code; input: a label',
})

export const isInInventory = defineMessage<{ macAddress: string }>({
  defaultMessage: '{macAddress} is already in the inventory.',
  description: 'Why a device cannot be added',
})

export const stepWords = defineMessages({
  waiting: { defaultMessage: 'Waiting', description: 'Status of a device: it is sent soon' },
  sent: { defaultMessage: 'Sending', description: 'Status of a device: it is sent now' },
  saved: { defaultMessage: 'Added', description: 'Status of a device: it is in the inventory' },
  failed: { defaultMessage: 'Failed', description: 'Status of a device: it was not saved' },
})

export const sendingShare = defineMessage<{ share: number }>({
  defaultMessage: 'Sending, {share, number, percent}',
  description: 'Status of a device with images; share: how much has been sent',
})

export const lostNetwork = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# device is} other {# devices are}} waiting for the network to come back',
  description: 'Notice while the network is lost',
})

export const addedCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, other {# added}}',
  description: 'How many devices of a delivery have been saved',
})

export const waitingCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, other {# waiting}}',
  description: 'Part of a list: how many devices of a delivery wait to be saved',
})

export const failedCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, other {# failed}}',
  description: 'Part of a list: how many devices of a delivery were not saved',
})

export const retryFailed = defineMessage<{ count: number }>({
  defaultMessage: 'Try failed ones again ({count, number})',
  description: 'Button: sends the devices again that were not saved',
})

export const unsentCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# device has} other {# devices have}} not been saved and will be discarded.',
  description: 'Question before a delivery is forgotten',
})

export const removeQuestion = defineMessage<{ name: string }>({
  defaultMessage: 'Remove {name} from this delivery?',
  description: 'Question; name: of an unsaved device, such as its MAC address',
})
