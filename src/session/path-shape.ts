const parameter = /^(?::.+|\$.+|\{.+\})$/

/**
 * Whether `path` has the shape of a server route or a screen: the same segments, where a parameter, however it is
 * called and whether it is written `:id`, `{id}` or `$id`, stands for any one segment. A hash is compared exactly; a
 * query and a slash at the end do not count.
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
