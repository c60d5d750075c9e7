const parameter = /^(?::.+|\$.+|\{.+\})$/

/**
 * Whether `path` matches the shape of a server route or a screen. A parameter, written `:id`, `{id}` or `$id`,
 * matches any one segment, whatever its name. A hash must be equal; a query and a trailing slash are ignored.
 */
export function hasShape(shape: string, path: string): boolean {
  const wanted = shapes.get(shape) ?? split(shape)
  shapes.set(shape, wanted)
  if (path !== last.path) last = { path, parts: split(path) }
  const given = last.parts
  return (
    wanted.hash === given.hash &&
    wanted.segments.length === given.segments.length &&
    wanted.segments.every(
      (segment, index) => parameter.test(segment) || segment === given.segments[index],
    )
  )
}

// Each navigation compares a few paths with the shapes of all screens.
const shapes = new Map<string, Parts>()
let last = { path: '', parts: split('') }

type Parts = ReturnType<typeof split>

function split(path: string) {
  const [address = '', hash = ''] = path.split('#')
  const [pathname = ''] = address.split('?')
  return { hash, segments: pathname.split('/').filter((segment) => segment !== '') }
}
