import { useMatches } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

/**
 * The title of the screen shown, from its route's static data, with the `name` that its loader returned. Without a name,
 * a screen of a record is called as its tab; another one that needs a name has no title.
 */
export function usePageTitle(): string {
  const intl = useIntl()
  const match = useTitledMatch()
  const { title, record } = match?.staticData ?? {}
  const name = nameIn(match?.loaderData)
  const titleWith = (text: string) => (title ? intl.formatMessage(title, { name: text }) : '')
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
