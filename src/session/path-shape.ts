const parameter = /^(?::.+|\$.+|\{.+\})$/

/**
 * Whether `path` matches the shape of a server route or a screen. A parameter, written `:id`, `{id}` or `$id`,
 * matches any one segment, whatever its name. A hash must be equal; a query and a trailing slash are ignored.
 */
export function hasShape(shape: string, path: string): boolean {
  const [wanted, given] = [split(shape), split(path)]
  return (
    wanted.hash === given.hash &&
    wanted.segments.length === given.segments.length &&
    wanted.segments.every(
      (segment, index) => parameter.test(segment) || segment === given.segments[index],
    )
  )
}

function split(path: string) {
  const [address = '', hash = ''] = path.split('#')
  const [pathname = ''] = address.split('?')
  return { hash, segments: pathname.split('/').filter((segment) => segment !== '') }
}
