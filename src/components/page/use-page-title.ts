import { useMatches } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

/**
 * The title of the screen shown, from its route's static data, with the `name` that its loader returned. Empty where the
 * title needs a name and there is none, since the record could not be loaded.
 */
export function usePageTitle(): string {
  const intl = useIntl()
  const match = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title),
  })
  const title = match?.staticData.title
  const name = nameIn(match?.loaderData)
  const titleWith = (text: string) => (title ? intl.formatMessage(title, { name: text }) : '')
  return name || titleWith('?') === titleWith('') ? titleWith(name) : ''
}

/** A record's name is there once its loader has answered. */
function nameIn(loaderData: unknown): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'name' in loaderData
  return named && typeof loaderData.name === 'string' ? loaderData.name : ''
}
