import {
  isJsonObject,
  readOperations,
  resolver,
  type ContractDocument,
  type JsonObject,
  type Operation,
} from '../../mocks/contract.ts'
import { pascal, type Kind } from './names.ts'

export type Field = {
  name: string
  kind: 'text' | 'number' | 'boolean' | 'instant'
  required: boolean
  nullable: boolean
}

/** What a template needs to know about an operation. */
export type Source = {
  operation: Operation
  /** The generated function and hook: `getListFleetsQueryOptions`, `useListFleets`. */
  hook: string
  /** The name of the record's or the row's schema. */
  type: string
  fields: Field[]
  /** Where the record or the rows are in the answer, such as `_embedded.users`. Empty for the answer itself. */
  place: string[]
  /** How many rows there are, in the answer. */
  total: string
  /** The first column that the server sorts by. */
  sort: string | undefined
  hasEmptyExample: boolean
  /** An id for which the mock has a record. */
  sample: string
  isNumericId: boolean
}

const methodOf = { list: 'GET', form: 'POST', record: 'GET' } satisfies Record<Kind, string>

/** @throws With a sentence for whoever named it. */
export function readSource(document: ContractDocument, kind: Kind, operationId: string): Source {
  const fitting = readOperations(document).filter((each) => fits(each, kind))
  const operation = fitting.find((each) => each.operationId === operationId)
  if (!operation) {
    const names = fitting.map((each) => each.operationId).join(', ')
    throw new Error(`Name an operation for a ${kind} with --operation=: ${names}`)
  }
  const resolve = resolver(document)
  const answer = operation.answers.find(({ status }) => status < 300)
  const schema =
    kind === 'form' ? operation.request?.contents[0]?.schema : answer?.contents[0]?.schema
  const found = kind === 'form' ? { schema, place: [] } : recordIn(resolve, schema, kind === 'list')
  const [id] = operation.parameters.filter((each) => each.in === 'path')
  const pattern = sortPattern(resolve, operation)
  const fields = fieldsOf(resolve, found.schema)
  return {
    operation,
    hook: pascal(operationId),
    type: nameOf(found.schema) ?? 'object',
    fields,
    place: found.place,
    total:
      'totalElements' in propertiesOf(resolve, schema) ? 'totalElements' : 'page.totalElements',
    sort: fields.find(({ name }) => pattern?.test(`${name},asc`))?.name,
    hasEmptyExample:
      answer?.contents.some(({ examples }) => examples.some(({ name }) => name === 'empty')) ??
      false,
    sample: typeof id?.example === 'number' ? String(id.example) : textOf(id?.example, '1'),
    isNumericId: resolve(id?.schema)['type'] === 'integer',
  }
}

function fits({ method, parameters, request, answers }: Operation, kind: Kind): boolean {
  const inPath = parameters.filter((each) => each.in === 'path').length
  const needed = parameters.filter((each) => each.in === 'query' && each.required).length
  const isPaged = parameters.some(({ name }) => name === 'page')
  const isJson = [
    ...(request?.contents ?? []),
    ...answers.filter(({ status }) => status < 300).flatMap(({ contents }) => contents),
  ].every(({ mediaType }) => mediaType.endsWith('json'))
  if (method !== methodOf[kind] || needed > 0 || !isJson) return false
  if (kind === 'list') return isPaged && inPath === 0
  return inPath === (kind === 'record' ? 1 : 0) && (kind === 'record' || request !== undefined)
}

type Resolve = ReturnType<typeof resolver>

const propertiesOf = (resolve: Resolve, schema: unknown): JsonObject => {
  const properties = resolve(schema)['properties']
  return isJsonObject(properties) ? properties : {}
}

/** The rows, or the one record in its envelope. */
function recordIn(
  resolve: Resolve,
  schema: unknown,
  isList: boolean,
  place: string[] = [],
): { schema: unknown; place: string[] } {
  const parts = Object.entries(propertiesOf(resolve, schema)).filter(([name]) => name !== 'page')
  for (const [name, part] of parts) {
    const { type, items } = resolve(part)
    if (isList && type === 'array') return { schema: items, place: [...place, name] }
    if (name === '_embedded') return recordIn(resolve, part, isList, [name])
  }
  const [only] = parts
  if (!isList && only && parts.length === 1 && resolve(only[1])['properties']) {
    return { schema: only[1], place: [only[0]] }
  }
  return { schema, place }
}

const textOf = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)

/** The name of the schema that is referred to. */
const nameOf = (schema: unknown) =>
  isJsonObject(schema) ? textOf(schema['$ref']).split('/').at(-1) || undefined : undefined

function fieldsOf(resolve: Resolve, schema: unknown): Field[] {
  const required = resolve(schema)['required']
  return Object.entries(propertiesOf(resolve, schema)).flatMap(([name, part]) => {
    const choices = [part, ...[resolve(part)['anyOf'] ?? []].flat()]
    const types = choices
      .flatMap((each) => resolve(each)['type'] ?? [])
      .flat()
      .map(String)
    const isInstant = choices.some(
      (each) => nameOf(each)?.endsWith('Instant') || resolve(each)['format'] === 'date-time',
    )
    const kind = isInstant ? 'instant' : kindOf(types)
    return kind
      ? [
          {
            name,
            kind,
            required: Array.isArray(required) && required.includes(name),
            nullable: types.includes('null'),
          },
        ]
      : []
  })
}

function kindOf(types: string[]): Field['kind'] | undefined {
  if (types.includes('object') || types.includes('array')) return undefined
  if (types.includes('string')) return 'text'
  if (types.includes('integer') || types.includes('number')) return 'number'
  return types.includes('boolean') ? 'boolean' : undefined
}

function sortPattern(resolve: Resolve, { parameters }: Operation): RegExp | undefined {
  const sort = parameters.find(({ name }) => name === 'sort')
  const { pattern } = resolve(resolve(sort?.schema)['items'])
  return typeof pattern === 'string' ? new RegExp(pattern) : undefined
}
