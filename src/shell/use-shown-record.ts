import { nameIn, useTitledMatch } from '~/components/page/use-page-title.ts'

/** The record of the current screen: its name, the address of its home, and whether this is its home. */
export function useShownRecord() {
  const match = useTitledMatch()
  const name = nameIn(match?.loaderData)
  if (!match || !name) return null
  const params: Record<string, unknown> = match.params
  const { record } = match.staticData
  const home = record?.home.replace(/\$(\w+)/g, (_, param: string) =>
    encodeURIComponent(String(params[param])),
  )
  return {
    name,
    home: home ?? match.pathname,
    isHome: match.fullPath === (record?.home ?? match.fullPath),
    tab: record?.tab,
  }
}
