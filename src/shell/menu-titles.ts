import { defineMessages, useIntl } from 'react-intl'
import { englishText } from '~/lib/english-text.ts'
import type { MenuItem } from '~/session/access.ts'

const groups = defineMessages({
  '/monitoring': { defaultMessage: 'Monitoring', description: 'Menu group' },
  '/admin-devices': { defaultMessage: 'Devices', description: 'Menu group' },
  '/admin-admin': { defaultMessage: 'Administration', description: 'Menu group' },
  '/admin-fulfillment': { defaultMessage: 'Fulfillment', description: 'Menu group' },
})

/** Returns the title of a menu item or screen: translated, unless the customer uses their own. */
export function useMenuTitle() {
  const intl = useIntl()
  return ({ path, title }: Pick<MenuItem, 'path' | 'title'>) => {
    if (typeof title !== 'string') return intl.formatMessage(title)
    const group = path in groups ? groups[path as keyof typeof groups] : undefined
    return group && title.trim() === englishText(group) ? intl.formatMessage(group) : title
  }
}
