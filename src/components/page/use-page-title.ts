import { useMatches } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useIntl } from 'react-intl'

const customTitles = createAtom<ReadonlyMap<string, string>>(new Map())

/** Says what the customer calls screens, by their paths. The frame knows it from the profile. */
export const setCustomTitles = (titles: ReadonlyMap<string, string>) => customTitles.set(titles)

/**
 * The title of the screen shown: the customer's own, else the one in its route's static data, with the `name` that its
 * loader returned. Empty where the title needs a name and there is none, since the record could not be loaded.
 */
export function usePageTitle(): string {
  const intl = useIntl()
  const match = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title),
  })
  const path = match?.fullPath.replace(/(?!^)\/$/, '') ?? ''
  const custom = useSelector(customTitles, (titles) => titles.get(path))
  const title = match?.staticData.title
  const name = nameIn(match?.loaderData)
  const titleWith = (text: string) => (title ? intl.formatMessage(title, { name: text }) : '')
  if (custom !== undefined) return custom
  return name || titleWith('?') === titleWith('') ? titleWith(name) : ''
}

/** A record's name is there once its loader has answered. */
function nameIn(loaderData: unknown): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'name' in loaderData
  return named && typeof loaderData.name === 'string' ? loaderData.name : ''
}
