import { useMatches } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useIntl } from 'react-intl'

const customTitles = createAtom<ReadonlyMap<string, string>>(new Map())

/** How many news the tab's title counts before the name of the screen; 0 for none. */
export const titleCount = createAtom(0)

/** Says what the customer calls screens, by their paths. The frame knows it from the profile. */
export const setCustomTitles = (titles: ReadonlyMap<string, string>) => customTitles.set(titles)

/**
 * The title of the screen shown: the customer's own, else the one in its route's static data, with the `name` that its
 * loader returned. Without a name, a screen of a record is called as its tab; another one that needs a name has no title.
 */
export function usePageTitle(): string {
  const intl = useIntl()
  const match = useTitledMatch()
  const path = match?.fullPath.replace(/(?!^)\/$/, '') ?? ''
  const custom = useSelector(customTitles, (titles) => titles.get(path))
  const { title, record } = match?.staticData ?? {}
  const name = nameIn(match?.loaderData)
  const titleWith = (text: string) => (title ? intl.formatMessage(title, { name: text }) : '')
  if (custom !== undefined) return custom
  if (name || titleWith('?') === titleWith('')) return titleWith(name)
  return record && match?.status === 'error' ? intl.formatMessage(record.tab) : ''
}

/** The match whose route names the screen. */
export const useTitledMatch = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title) })

/** The name of a record, once its loader has answered. */
export function nameIn(loaderData: unknown): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'name' in loaderData
  return named && typeof loaderData.name === 'string' ? loaderData.name : ''
}
