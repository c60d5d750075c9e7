import { defineMessages, useIntl } from 'react-intl'
import type { MenuItem } from '~/session/access.ts'

const groups = defineMessages({
  '/monitoring': { defaultMessage: 'Monitoring', description: 'Menu group' },
  '/admin-devices': { defaultMessage: 'Devices', description: 'Menu group' },
  '/admin-admin': { defaultMessage: 'Administration', description: 'Menu group' },
  '/admin-fulfillment': { defaultMessage: 'Fulfillment', description: 'Menu group' },
})

/** Names a menu item in the user's language where the console knows it, else as the server does. */
export function useMenuTitle() {
  const intl = useIntl()
  return ({ path, title }: Pick<MenuItem, 'path' | 'title'>) => {
    if (typeof title !== 'string') return intl.formatMessage(title)
    return path in groups ? intl.formatMessage(groups[path as keyof typeof groups]) : title
  }
}
