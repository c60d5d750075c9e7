import { isJsonObject, type Operation, type Resolve } from '../contract.ts'
import { pathValues } from '../examples.ts'

/**
 * The parts of a request in the contract's types: numbers are numbers, a repeated parameter is a list, a JSON part of a
 * multipart body is an object, and files are Files.
 */
export async function readCall(operation: Operation, request: Request, resolve: Resolve) {
  const url = new URL(request.url)
  const path = pathValues(operation, url.pathname)
  const typeOf = (name: string, place: string) => {
    const found = operation.parameters.find((each) => each.in === place && each.name === name)
    return resolve(found?.schema)['type']
  }
  const query = [...new Set(url.searchParams.keys())].map((name) => {
    const type = typeOf(name, 'query')
    const values = url.searchParams.getAll(name)
    return [name, type === 'array' ? values : valueOf(values[0] ?? '', type)]
  })
  return {
    path: Object.fromEntries(
      Object.entries(path).map(([name, text]) => [name, valueOf(text, typeOf(name, 'path'))]),
    ),
    query: Object.fromEntries(query) as Record<string, unknown>,
    body: await bodyOf(operation, request, resolve),
  }
}

function valueOf(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

async function bodyOf({ request: declared }: Operation, request: Request, resolve: Resolve) {
  const [content] = declared?.contents ?? []
  if (!content) return undefined
  if (!content.mediaType.startsWith('multipart/')) return (await request.json()) as unknown
  const properties = resolve(resolve(content.schema)['properties'])
  const form = await request.formData()
  const parts = [...new Set(form.keys())].map(async (name) => {
    const property = resolve(properties[name])
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
