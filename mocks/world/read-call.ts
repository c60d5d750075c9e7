import { isJsonObject, ownValue, type Operation, type Resolve } from '../contract.ts'
import { pathValues } from '../examples.ts'

/**
 * The parts of a request in the contract's types: numbers are numbers, a repeated parameter is a list, a JSON part of a
 * multipart body is an object, and files are Files.
 */
export async function readCall(operation: Operation, request: Request, resolve: Resolve) {
  const { path, query } = readParameters(operation, new URL(request.url), resolve)
  return { path, query, body: await bodyOf(operation, request, resolve) }
}

/**
 * The parameters of an address in the contract's types. A value that does not have its type stays text, so that its schema
 * refuses it. An empty value of an optional query parameter counts as absent.
 */
export function readParameters(operation: Operation, url: URL, resolve: Resolve) {
  const path = pathValues(operation, url.pathname)
  const { searchParams } = withoutEmptyValues(operation, url)
  const typeOf = (name: string, place: string) => {
    const found = operation.parameters.find((each) => each.in === place && each.name === name)
    return resolve(found?.schema)['type']
  }
  const query = [...new Set(searchParams.keys())].map((name) => {
    const type = typeOf(name, 'query')
    const values = searchParams.getAll(name)
    return [name, type === 'array' ? values : valueOf(values[0] ?? '', type)]
  })
  return {
    path: Object.fromEntries(
      Object.entries(path).map(([name, text]) => [name, valueOf(text, typeOf(name, 'path'))]),
    ),
    query: Object.fromEntries(query) as Record<string, unknown>,
  }
}

/** The address without the empty values of optional query parameters, which count as absent. */
export function withoutEmptyValues({ parameters }: Operation, url: URL): URL {
  const optional = parameters
    .filter((each) => each.in === 'query' && !each.required)
    .map(({ name }) => name)
  const kept = [...url.searchParams].filter(
    ([name, value]) => value !== '' || !optional.includes(name),
  )
  if (kept.length === url.searchParams.size) return url
  const short = new URL(url)
  short.search = new URLSearchParams(kept).toString()
  return short
}

/** Strict: `0x10`, `1e3` and ` 7` are no numbers. */
function valueOf(text: string, type: unknown): unknown {
  if (type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text
}

async function bodyOf({ request: declared }: Operation, request: Request, resolve: Resolve) {
  const [content] = declared?.contents ?? []
  if (!content) return undefined
  if (!content.mediaType.startsWith('multipart/')) return (await request.json()) as unknown
  const properties = resolve(resolve(content.schema)['properties'])
  const form = await request.formData()
  const parts = [...new Set(form.keys())].map(async (name) => {
    const property = resolve(ownValue(properties, name))
    const values = form.getAll(name)
    if (property['type'] === 'array') return [name, values]
    return [name, property['type'] === 'object' ? await jsonOf(values[0]) : values[0]]
  })
  return Object.fromEntries(await Promise.all(parts)) as unknown
}

async function jsonOf(part: File | string | undefined): Promise<unknown> {
  const value: unknown = JSON.parse(part instanceof Blob ? await part.text() : (part ?? 'null'))
  return isJsonObject(value) ? value : undefined
}
