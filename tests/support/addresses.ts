import fc from 'fast-check'

/** Unusual values in an address, as they are encoded there. */
const value = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%E0%A4%A',
    '%00',
    '%2F',
    '%252F',
    '+',
    '0',
    '-1',
    '1.5',
    '1e999',
    'null',
  ),
  fc.constantFrom('NaN', '9007199254740993', '[object Object]', '{"a":1}', '[1,2]', '__proto__'),
  fc.constantFrom(
    'javascript:alert(1)',
    '//elsewhere.test',
    '..',
    '\'"<b>',
    '\u202eabc',
    '2026-13-45',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[/?#&\s]/g, '')),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text)),
)

/**
 * Generates addresses of a route: its parameters and its search params, some repeated, empty, nested or wrongly encoded.
 *
 * @param path In the router's syntax: `/orders/$orderId/edit`.
 * @param sample An address that opens the screen. Its parameters are used too.
 */
export function addressesOf(path: string, sample: string, searchParams: readonly string[]) {
  const shape = path.split('/')
  const real = sample.split('?')[0]!.split('/')
  const segments = shape.map((segment, index) => {
    if (!segment.startsWith('$')) return fc.constant(segment)
    // A dot segment or an empty one would change the route.
    const odd = value.filter((text) => !/^(?:\.|%2e)*$/i.test(text))
    return fc.oneof(fc.constant(real[index] ?? '1'), odd)
  })
  const name = fc.oneof(
    fc.constantFrom(
      ...searchParams,
      'redirect',
      'stripnav',
      'page',
      'size',
      'sort',
      'search',
      'view',
    ),
    fc.constantFrom('__proto__', 'constructor', 'toString', '', 'a[b]', 'sort[]'),
  )
  const query = fc
    .array(fc.tuple(name, value, fc.constantFrom('=', '')), { maxLength: 8 })
    .map((pairs) => pairs.map(([key, text, sign]) => key + sign + text).join('&'))
  return fc
    .tuple(fc.tuple(...segments), query, fc.oneof(fc.constant(''), value))
    .map(([parts, search, hash]) => {
      const query = search === '' ? '' : `?${search}`
      return parts.join('/') + query + (hash === '' ? '' : `#${hash}`)
    })
}
