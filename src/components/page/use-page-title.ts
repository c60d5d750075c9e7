import { useMatches } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

/** The title of the screen shown, from its route's static data. */
export function usePageTitle(): string {
  const intl = useIntl()
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  return title ? intl.formatMessage(title) : ''
}
