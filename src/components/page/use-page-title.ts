import { useMatches } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useIntl } from 'react-intl'

const customTitles = createAtom<ReadonlyMap<string, string>>(new Map())

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

/** Where a screen of a record stands below it: the record's name, the address of its home, and the name of the tab. */
export function useRecordPlace(): { name: string; home: string; tab: string } | null {
  const intl = useIntl()
  const match = useTitledMatch()
  const record = match?.staticData.record
  const name = nameIn(match?.loaderData)
  if (!match || !record || !name || match.fullPath === record.home) return null
  const params: Record<string, unknown> = match.params
  const home = record.home.replace(/\$(\w+)/g, (_, param: string) =>
    encodeURIComponent(String(params[param])),
  )
  return { name, home, tab: intl.formatMessage(record.tab) }
}

const useTitledMatch = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title) })

/** A record's name is there once its loader has answered. */
function nameIn(loaderData: unknown): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'name' in loaderData
  return named && typeof loaderData.name === 'string' ? loaderData.name : ''
}
