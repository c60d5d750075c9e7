import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  web: { defaultMessage: 'Web', description: 'Label: the version of this console' },
  api: { defaultMessage: 'REST API', description: 'Label: the version of the server’s interface' },
  common: {
    defaultMessage: 'server-common',
    description: 'Label: the version of the server’s common library, which has this name',
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
