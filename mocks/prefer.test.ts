import { expect, test } from 'vitest'
import { readOperations } from './contract.ts'
import { readPrefer } from './prefer.ts'

const json = (examples: object) => ({ content: { 'application/json': { examples } } })
const [operation] = readOperations({
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: {
          200: json({ some: { value: [1] }, empty: { value: [] } }),
          404: json({ gone: { value: { message: 'Gone' } } }),
        },
      },
    },
  },
})
if (!operation) throw new Error('no operation')
const read = (header: string | null) => readPrefer(header, operation, ['listThings', 'getThing'])

test('no header sets no preference', () => {
  expect(read(null)).toEqual({ delay: 0 })
})

test('a header can combine a status, an example and a delay', () => {
  expect(read('code=404, example=gone, delay=1500')).toEqual({
    code: 404,
    example: 'gone',
    delay: 1500,
  })
})

test('spaces, letter case and quotation marks do not matter', () => {
  expect(read(' Code = "404" ;  Operation = listThings')).toEqual({ code: 404, delay: 0 })
})

test('a preference for another operation is ignored', () => {
  expect(read('code=500;operation=getThing, delay=5')).toEqual({ delay: 5 })
})

test('a preference for this operation wins over a general one, whatever the order', () => {
  expect(read('example=some, example=empty;operation=listThings')).toEqual({
    example: 'empty',
    delay: 0,
  })
})

test('the first of two equal preferences wins', () => {
  expect(read('delay=1, delay=2')).toEqual({ delay: 1 })
})

test('an example of a failure is found by its name alone', () => {
  expect(read('example=gone')).toEqual({ example: 'gone', delay: 0 })
})

test.each([
  ['code=418', 'listThings has no answer 418; it has 200, 404.'],
  ['example=full', 'listThings has no example full; it has 200: some, empty; 404: gone.'],
  ['code=404, example=empty', 'listThings has no example empty; it has 404: gone.'],
  ['code=teapot', 'Prefer\'s code is a status like 404, not "teapot".'],
  ['delay=soon', 'Prefer\'s delay is a number of milliseconds up to 120000, not "soon".'],
  ['delay=120001', 'Prefer\'s delay is a number of milliseconds up to 120000, not "120001".'],
  [
    'code=404;operation=listThing',
    'Prefer names the operation listThing, which the contract does not have.',
  ],
])('what is impossible is refused with what exists (%s)', (header, sentence) => {
  expect(read(header)).toBe(sentence)
})

test('a misspelled preference is refused with a list of the known ones', () => {
  expect(read('exmaple=empty')).toContain('Prefer does not know "exmaple"; it knows code=404')
})

test.each(['drop', 'malformed', 'off-contract'])('a header can ask for the fault %s', (fault) => {
  expect(read(`fault=${fault};operation=listThings, delay=5`)).toEqual({ fault, delay: 5 })
})

test('an unknown fault is refused with a list of the known ones', () => {
  expect(read('fault=fire')).toContain('drop, malformed, off-contract')
})
