import { defineMessages } from 'react-intl'

export const densityWords = defineMessages({
  density: { defaultMessage: 'Row height', description: 'Heading: how dense a table is' },
  comfortable: { defaultMessage: 'Comfortable', description: 'Row height: with room around text' },
  compact: { defaultMessage: 'Compact', description: 'Row height: more rows on the screen' },
})
