import { nameIn, useTitledMatch } from '~/ui/page/use-page-title.ts'

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
    above: aboveIn(match.loaderData),
    home: home ?? match.pathname,
    isHome: match.fullPath === (record?.home ?? match.fullPath),
    tab: record?.tab,
  }
}

/** The record that this one is part of, from a loader's result: its name and the address of its home. */
function aboveIn(loaderData: unknown) {
  const { above } = loaderData as { above?: { name: string; home: string } | undefined }
  return above
}
