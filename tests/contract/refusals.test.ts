import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonObject, type JsonObject, type Operation } from '../../mocks/contract.ts'
import { startFront, type Front } from '../../mocks/server.ts'
import {
  addressOf,
  exampleCall,
  initOf,
  isMultipart,
  operations,
  propertiesOf,
  requiredOf,
  resolve,
  type Call,
} from './support.ts'

/** A request that breaks one rule, and what the refusal must name. */
type Breach = { title: string; operation: Operation; call: Call; place: string }

const breaches = operations.flatMap((operation) => {
  const breach = (title: string, place: string, change: (call: Call) => void): Breach => {
    const call = exampleCall(operation)
    change(call)
    return { title: `${operation.operationId}: ${title}`, operation, call, place }
  }
  return [...parameterBreaches(operation, breach), ...bodyBreaches(operation, breach)]
})

let front: Front
beforeAll(async () => {
  front = await startFront({ port: 0 })
})
afterAll(() => front.close())

test.each(breaches)('a request is refused with the reason ($title)', async (breach) => {
  const { operation, call, place } = breach
  const response = await fetch(front.url + addressOf(operation, call), initOf(operation, call))
  const { message } = (await response.json()) as { message: string }
  expect([400, 422]).toContain(response.status)
  expect(message).toContain(`${operation.operationId} does not follow the contract`)
  expect(message).toContain(place)
})

type MakeBreach = (title: string, place: string, change: (call: Call) => void) => Breach

function parameterBreaches({ parameters }: Operation, breach: MakeBreach): Breach[] {
  const declared = parameters.filter((each) => each.in === 'path' || each.in === 'query')
  const mistyped = declared.filter(({ schema }) =>
    ['integer', 'number', 'boolean'].includes(String(resolve(schema)['type'])),
  )
  const needed = declared.filter((each) => each.in === 'query' && each.required)
  return [
    ...mistyped.map(({ name, in: place }) =>
      breach(`${place} ${name} of a wrong type`, `${place} › ${name}`, (call) => {
        call[place === 'path' ? 'path' : 'query'][name] = 'many'
      }),
    ),
    ...needed.map(({ name }) =>
      breach(`query ${name} missing`, `query › ${name}`, ({ query }) => delete query[name]),
    ),
    breach('a query parameter that does not exist', 'query › color', ({ query }) => {
      query['color'] = 'green'
    }),
  ]
}

function bodyBreaches(operation: Operation, breach: MakeBreach): Breach[] {
  const schema = operation.request?.contents[0]?.schema
  const body = exampleCall(operation).body
  if (!schema || !isJsonObject(body)) return []
  const simple = Object.keys(propertiesOf(schema)).find((name) => typeof body[name] === 'string')
  return [
    breach('no body', 'body', (call) => {
      call.body = isMultipart(operation) ? {} : undefined
    }),
    ...requiredOf(schema).map((name) =>
      breach(`field ${name} missing`, `body › ${name}`, (call) => {
        delete resolve(call.body)[name]
      }),
    ),
    ...placesOf(schema, body).map((place) =>
      breach(`an unknown field in ${place.join('.') || 'the body'}`, 'color', (call) => {
        objectAt(call.body, place)['color'] = 'green'
      }),
    ),
    ...(simple && !isMultipart(operation)
      ? [
          breach(`field ${simple} of a wrong type`, `body › ${simple}`, (call) => {
            resolve(call.body)[simple] = { no: 'text' }
          }),
        ]
      : []),
  ]
}

/** The paths of the closed objects in a body, including the body itself; of a list, only the first object. */
function placesOf(schema: unknown, value: unknown, place: string[] = []): string[][] {
  const { items, additionalProperties } = resolve(schema)
  if (Array.isArray(value)) {
    return value.length > 0 ? placesOf(items, value[0], [...place, '0']) : []
  }
  if (!isJsonObject(value)) return []
  const properties = propertiesOf(schema)
  const inner = Object.entries(value).flatMap(([key, each]) =>
    placesOf(properties[key], each, [...place, key]),
  )
  // A map accepts any key.
  return isJsonObject(additionalProperties) ? inner : [place, ...inner]
}

function objectAt(value: unknown, place: string[]): JsonObject {
  const found = place.reduce<unknown>((part, key) => Object(part)[key] as unknown, value)
  if (!isJsonObject(found)) throw new Error(`No object at ${place.join('.')}`)
  return found
}
