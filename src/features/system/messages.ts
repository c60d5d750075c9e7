import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  versions: { defaultMessage: 'Current Versions', description: 'Heading of the screen' },
  web: { defaultMessage: 'Web version', description: 'Label: the version of this console' },
  api: {
    defaultMessage: 'REST API version',
    description: 'Label: the version of the server’s interface',
  },
  common: {
    defaultMessage: 'server-common version',
    description: 'Label: the version of the server’s common library, which is named server-common',
  },
  browser: { defaultMessage: 'Browser', description: 'Label: what the browser calls itself' },
  copy: {
    defaultMessage: 'Copy all for a support request',
    description: 'Button: copies the versions, the browser and the language',
  },
  health: {
    defaultMessage: 'API contract health',
    description: 'Link to the screen about the calls of this session',
  },
  copied: { defaultMessage: 'versions', description: 'What has been copied' },
})
