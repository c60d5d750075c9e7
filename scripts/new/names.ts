import path from 'node:path'

export const kinds = ['list', 'form', 'record'] as const
export type Kind = (typeof kinds)[number]

/** The names and files of a new screen. */
export type Names = ReturnType<typeof namesOf>

/**
 * @param address In the router's syntax, such as `/admin-admin/tags/view/$tagId`.
 * @throws With a sentence for whoever typed it.
 */
export function namesOf(kind: Kind, address: string) {
  if (!/^(?:\/[a-z][a-z0-9-]*)+(?:\/\$[a-z]\w*)?$/i.test(address)) {
    throw new Error(`${address} is not an address such as /admin-admin/tags/view/$tagId`)
  }
  const segments = address.split('/').slice(1)
  const param = segments.findLast((each) => each.startsWith('$'))?.slice(1)
  if (kind === 'record' && !param) throw new Error(`A record has a parameter: ${address}/$id`)
  if (kind !== 'record' && param) throw new Error(`A new ${kind} has no parameter: ${address}`)
  const fixed = segments.filter((each) => !each.startsWith('$'))
  const area = fixed[1] ?? fixed[0]!
  // A record at /tags/$tagId is viewed, a form at /tags/add adds.
  const ownStep = fixed.length > 2 ? fixed.at(-1)! : undefined
  const step = kind === 'list' ? ownStep : (ownStep ?? (kind === 'form' ? 'add' : 'view'))
  const file = [singular(area), step, 'page'].filter(Boolean).join('-')
  const listFile = `${[area, step].filter(Boolean).join('-')}-page`
  const folder = path.join('src/features', area, step ?? '')
  const base = kind === 'list' ? listFile : file
  const title =
    kind === 'list' ? sentence(step ?? area) : `${sentence(step!)} ${spaced(singular(area))}`
  return {
    kind,
    address,
    param,
    area,
    title,
    things: spaced(area),
    thing: spaced(singular(area)),
    folder,
    base,
    component: pascal(base),
    /** The list's or the loader's name. */
    value:
      kind === 'list'
        ? camel([area, step].filter(Boolean).join('-'))
        : `load${pascal(base).replace(/Page$/, '')}`,
    // The list of an area is the index of its folder, which its other screens are in.
    route: kind === 'list' && !step ? `src/routes${address}/index.tsx` : `src/routes${address}.tsx`,
    routeId: kind === 'list' && !step ? `${address}/` : address,
    story: ['Screens', sentence(area), step && title].filter(Boolean).join('/'),
    journey: `tests/e2e/${kind === 'list' ? [area, step].filter(Boolean).join('-') : `${singular(area)}-${step}`}.e2e.ts`,
    up: path.relative(folder, '.storybook').replaceAll('\\', '/'),
  }
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|s|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
const spaced = (name: string) => name.replaceAll('-', ' ')
export const sentence = (name: string) => spaced(name).replace(/^./, (first) => first.toUpperCase())
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, next: string) => next.toUpperCase())
export const pascal = (name: string) => camel(name).replace(/^./, (first) => first.toUpperCase())

/** The text of a field: `startedAt` is "Started at". */
export const labelOf = (field: string) =>
  sentence(
    field
      .replaceAll(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
      )
      .replaceAll('_', ' '),
  )
