import { readFileSync } from 'node:fs'
import {
  isJsonObject,
  readOperations,
  resolver,
  type Content,
  type ContractDocument,
  type JsonObject,
  type Operation,
} from '../../mocks/contract.ts'
import { toForm } from '../../scripts/conformance/form.ts'

const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)

export const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument
export const operations = readOperations(contract)
export const resolve = resolver(contract)
export const byId = operations.map((operation) => ({ id: operation.operationId, operation }))

/** One request as the contract's examples give it; `body` is the first request example. */
export type Call = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** The example request of an operation: every parameter's example, the first example of the body. */
export function exampleCall({ parameters, request }: Operation): Call {
  const values = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.example !== undefined)
        .map(({ name, example }) => [name, example]),
    )
  return {
    path: values('path'),
    query: values('query'),
    body: structuredClone(request?.contents[0]?.examples[0]?.value),
  }
}

export const isMultipart = ({ request }: Operation) =>
  request?.contents[0]?.mediaType === 'multipart/form-data'

/** The address of a call relative to the server, with the prefix of the image calls. */
export function addressOf({ prefix, path }: Operation, call: Call): string {
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.path[name])),
  )
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
    ),
  )
  return `${prefix}${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** The `fetch` options of a call, with a token. */
export function initOf(operation: Operation, call: Call): RequestInit {
  const headers = { Authorization: 'demo-token-admin' }
  const { method } = operation
  if (call.body === undefined) return { method, headers }
  if (isMultipart(operation)) return { method, headers, body: formOf(operation, call.body) }
  return {
    method,
    body: JSON.stringify(call.body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  }
}

/** The value of a multipart example, with a File for each text that stands for one. */
export function withFiles(content: Content, value: unknown): Record<string, unknown> {
  const properties = propertiesOf(content.schema)
  const fileOf = (name: string, text: unknown, schema: JsonObject) =>
    schema['contentMediaType'] === undefined || text instanceof File
      ? text
      : new File([String(text)], `${name}.bin`, { type: typeFor(content.encoding[name]) })
  return Object.fromEntries(
    Object.entries(resolve(value)).map(([name, part]) => {
      const schema = resolve(properties[name])
      return [
        name,
        Array.isArray(part)
          ? part.map((each) => fileOf(name, each, resolve(schema['items'])))
          : fileOf(name, part, schema),
      ]
    }),
  )
}

/** The properties of an object schema, including those of its `allOf`. */
export function propertiesOf(schema: unknown): JsonObject {
  const { properties, allOf } = resolve(schema)
  const inherited = Array.isArray(allOf) ? allOf.map(propertiesOf) : []
  return Object.assign({}, ...inherited, isJsonObject(properties) ? properties : {}) as JsonObject
}

/** The names of the required properties of an object schema, including those of its `allOf`. */
export function requiredOf(schema: unknown): string[] {
  const { required, allOf } = resolve(schema)
  const inherited = Array.isArray(allOf) ? allOf.flatMap(requiredOf) : []
  return [...inherited, ...(Array.isArray(required) ? required.map(String) : [])]
}

function formOf({ request }: Operation, value: unknown): FormData {
  const content = request?.contents[0]
  return toForm(content ? withFiles(content, value) : {})
}

function typeFor(accepted: string[] | undefined) {
  const first = accepted?.[0] ?? 'application/octet-stream'
  return first.includes('*') ? 'application/octet-stream' : first
}
