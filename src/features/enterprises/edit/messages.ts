import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  logoHint: {
    defaultMessage: 'Staff of this enterprise see it when they sign in.',
    description: 'Explains the logo',
  },
  changeLogo: { defaultMessage: 'Change logo', description: 'Button that opens the upload' },
  image: { defaultMessage: 'Image', description: 'Label of the field that takes the logo' },
  imageRequired: {
    defaultMessage: 'Choose an image first.',
    description: 'Upload was pressed without an image',
  },
  logoUpdated: {
    defaultMessage: 'Logo updated successfully',
    description: 'The new logo is stored',
  },
  logoFailed: { defaultMessage: 'Error in Logo Upload', description: 'The logo was not stored' },
  upload: { defaultMessage: 'Upload', description: 'Button that sends the chosen image' },
})

export const logoOf = defineMessage<{ name: string }>({
  defaultMessage: '{name} logo',
  description: 'Describes the logo of an enterprise to screen readers',
})
