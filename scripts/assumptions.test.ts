import { expect, test } from 'vitest'
import contract from '../mocks/generated/openapi.json' with { type: 'json' }
import { assumptionsPage } from './assumptions.ts'

const page = assumptionsPage({
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', description: 'Assumed: a number.' }],
      get: {
        operationId: 'getThing',
        description: 'Reads one. Assumed: safe to\nrepeat.',
        responses: { 200: { description: 'The thing.' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        description: 'Nothing is guessed.',
        properties: {
          size: { description: 'Assumed: a | b.' },
          name: { description: 'Its name.' },
        },
      },
    },
  },
})

test('names each assumption of a call and of data, with its place', () => {
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `getThing` | Safe to repeat. |',
    '| `getThing.id` | A number. |',
    '| `Thing.size` | A \\| b. |',
  ])
})

test('leaves no assumption of the contract out', () => {
  const marks = JSON.stringify({ ...contract, info: undefined }).match(/Assumed:/g)
  const rows = assumptionsPage(contract as Parameters<typeof assumptionsPage>[0]).match(/^\| `/gm)
  expect(marks).not.toBeNull()
  expect(rows!.length).toBeGreaterThanOrEqual(marks!.length)
})
