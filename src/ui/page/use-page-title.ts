import { useMatches } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { defineMessage, useIntl, type IntlShape } from 'react-intl'

const customTitles = createAtom<ReadonlyMap<string, string>>(new Map())

/** The count in front of the document's title, such as of news; 0 for none. */
export const titleCount = createAtom(0)

/** Sets the customer's titles of screens, by path. The frame gets them from the profile. */
export const setCustomTitles = (titles: ReadonlyMap<string, string>) => customTitles.set(titles)

/**
 * The title of the current screen: the customer's own, else the one in its route's static data, with the `name` that its
 * loader returned. If the loader failed, a record's screen uses the title of its tab, others the id as the name.
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
  if (match?.status !== 'error') return ''
  return record ? intl.formatMessage(record.tab) : titleWith(nameById(intl, match.params))
}

/** What names a record that was not loaded: its id, from the parameters of its address. */
export function nameById(intl: IntlShape, params: object): string {
  const id: unknown = Object.values(params).at(-1)
  // A bare number reads like a status or a count.
  return typeof id === 'number' ? intl.formatMessage(recordId, { id: String(id) }) : String(id)
}

const recordId = defineMessage<{ id: string }>({
  defaultMessage: 'ID {id}',
  description: 'Names a record whose name is unknown, such as a document; id: a number',
})

/** The match whose route has the screen's title. */
export const useTitledMatch = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title) })

/** The `name` in a loader's result, once it has loaded. */
export function nameIn(loaderData: unknown): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'name' in loaderData
  return named && typeof loaderData.name === 'string' ? loaderData.name : ''
}
