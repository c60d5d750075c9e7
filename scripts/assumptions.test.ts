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

test('lists each assumption of a call or of data with its location', () => {
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `getThing` | Safe to repeat. |',
    '| `getThing.id` | A number. |',
    '| `Thing.size` | A \\| b. |',
  ])
})

test('leaves out no assumption of the contract', () => {
  const marks = JSON.stringify({ ...contract, info: undefined }).match(/Assumed:/g)
  const rows = assumptionsPage(contract as Parameters<typeof assumptionsPage>[0]).match(/^\| `/gm)
  expect(marks).not.toBeNull()
  expect(rows!.length).toBeGreaterThanOrEqual(marks!.length)
})
