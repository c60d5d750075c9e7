/** The bundled OpenAPI document of `mocks/generated/openapi.json`. */
export type ContractDocument = { paths: object; components?: object }

export type Example = { name: string; summary: string; value: unknown }
export type Content = {
  mediaType: string
  schema: JsonObject
  examples: Example[]
  /** Accepted content types of each part of a multipart body. */
  encoding: Record<string, string[]>
}
export type Parameter = {
  name: string
  in: string
  required: boolean
  schema: JsonObject
  example: unknown
}
export type Answer = {
  status: number
  description: string
  contents: Content[]
  /** The names of the headers that it may have. */
  headers: string[]
}
export type Operation = {
  operationId: string
  /** In upper case. */
  method: string
  /** The contract's path, with `{name}` for each parameter. */
  path: string
  /** The prefix of the path: `/images` for the calls that have a server of their own, else empty. */
  prefix: string
  tag: string
  summary: string
  description: string
  needsToken: boolean
  parameters: Parameter[]
  request: { required: boolean; contents: Content[] } | undefined
  /** In ascending order of status. */
  answers: Answer[]
}
export type JsonObject = Record<string, unknown>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
/** What the mock's addresses of images begin with. */
export const imagePrefix = '/images'
const known = new WeakMap<ContractDocument, Operation[]>()

/** A record's own value, also for keys such as `constructor` that every object has. */
export function ownValue<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Whether a value is a JSON object, not a list or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Every operation of the contract in order, with references to parameters, responses and examples resolved. Schemas
 * keep their references. The result is cached for each document.
 */
export function readOperations(document: ContractDocument): Operation[] {
  const before = known.get(document)
  if (before) return before
  const resolve = resolver(document)
  const operations = Object.entries(resolve(document.paths)).flatMap(([path, value]) => {
    const item = resolve(value)
    return methods.flatMap((method) =>
      isJsonObject(item[method]) ? [readOperation(resolve, path, method, item, item[method])] : [],
    )
  })
  known.set(document, operations)
  return operations
}

export type Resolve = (value: unknown) => JsonObject

/** Returns a function that follows `$ref` inside the document; a broken reference gives an empty object. */
export function resolver(document: ContractDocument): Resolve {
  const resolve = (value: unknown): JsonObject => {
    if (!isJsonObject(value)) return {}
    const reference = value['$ref']
    if (typeof reference !== 'string') return value
    const keys = reference.replace(/^#\//, '').split('/')
    const target = keys.reduce<unknown>(
      (part, key) =>
        isJsonObject(part) ? part[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
      document,
    )
    if (target === undefined)
      throw new Error(`The contract refers to ${reference}, which is missing`)
    return resolve(target)
  }
  return resolve
}

function readOperation(
  resolve: Resolve,
  path: string,
  method: string,
  item: JsonObject,
  operation: JsonObject,
): Operation {
  const body =
    operation['requestBody'] === undefined ? undefined : resolve(operation['requestBody'])
  const security = operation['security']
  const parameters = [...list(item['parameters']), ...list(operation['parameters'])].map(resolve)
  return {
    operationId: text(operation['operationId']),
    method: method.toUpperCase(),
    path,
    prefix: item['servers'] || operation['servers'] ? imagePrefix : '',
    tag: text(list(operation['tags'])[0]),
    summary: text(operation['summary']),
    description: text(operation['description']),
    needsToken: !(Array.isArray(security) && security.length === 0),
    parameters: parameters.map(readParameter),
    request: body && {
      required: body['required'] === true,
      contents: readContents(resolve, body['content']),
    },
    answers: Object.entries(resolve(operation['responses']))
      .map(([status, value]) => {
        const response = resolve(value)
        return {
          status: Number(status),
          description: text(response['description']),
          contents: readContents(resolve, response['content']),
          headers: Object.keys(resolve(response['headers'])),
        }
      })
      .toSorted((a, b) => a.status - b.status),
  }
}

function readParameter(parameter: JsonObject): Parameter {
  return {
    name: text(parameter['name']),
    in: text(parameter['in']),
    required: parameter['required'] === true,
    schema: isJsonObject(parameter['schema']) ? parameter['schema'] : {},
    example: parameter['example'],
  }
}

function readContents(resolve: Resolve, value: unknown): Content[] {
  return Object.entries(resolve(value)).map(([mediaType, entry]) => {
    const content = resolve(entry)
    return {
      mediaType,
      schema: isJsonObject(content['schema']) ? content['schema'] : {},
      examples: Object.entries(resolve(content['examples'])).map(([name, example]) => {
        const { summary, value: body } = resolve(example)
        return { name, summary: text(summary), value: body }
      }),
      encoding: Object.fromEntries(
        Object.entries(resolve(content['encoding'])).map(([part, encoding]) => [
          part,
          text(resolve(encoding)['contentType'])
            .split(',')
            .map((type) => type.trim())
            .filter(Boolean),
        ]),
      ),
    }
  })
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')
