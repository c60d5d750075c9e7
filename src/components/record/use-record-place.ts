import { useIntl } from 'react-intl'
import { nameIn, useTitledMatch } from '~/components/page/use-page-title.ts'

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
