import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findBreach, findMismatch } from './breach.ts'
import { breachOf } from './violation.ts'

const rows = z.object({ rows: z.array(z.object({ id: z.number() })) })

test.each([1, 300_000])('%i wrong rows break the contract', (count) => {
  const value = { rows: Array.from({ length: count }, () => ({ id: 'A7' })) }
  expect(findMismatch(rows, value)).toBe('is wrong at rows.0.id (expected number)')
  expect(breachOf(rows, value).rule).not.toBe('unknown')
})

const many = Array.from({ length: 300_000 }, () => 'A7')
const numbers = z.record(z.string(), z.array(z.number()))
test.each([
  ['a record', numbers, { rows: many }],
  ['an intersection', z.intersection(numbers, numbers), { rows: many }],
])('300,000 wrong values of %s break the contract', (_, schema, value) => {
  expect(findMismatch(schema, value)).toMatch(/^is wrong /)
})

const part = z.object({
  id: z.int(),
  name: z.string(),
  note: z.nullish(z.string()),
  place: z.optional(z.union([z.object({ city: z.string() }), z.null()])),
  counts: z.record(z.string(), z.number()),
  isOpen: z.boolean(),
})
type Tree = { label: string; parts?: z.output<typeof part>[] | undefined; children: Tree[] }
const tree: z.ZodMiniType<Tree> = z.object({
  label: z.string(),
  parts: z.optional(z.array(part)),
  children: z.array(z.lazy(() => tree)),
})
const schemas: z.ZodMiniType[] = [
  part,
  tree,
  z.uuid(),
  z.string().check(z.minLength(3)),
  z.number().check(z.gte(0)),
  z.array(z.string()).check(z.maxLength(1)),
  z.enum(['on', 'off']),
  z.literal(1),
  z.strictObject({ a: z.string() }),
  z.looseObject({ a: z.string() }),
  z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
  z.record(z.enum(['a', 'b']), z.string()),
  z.record(z.string(), z.nullable(z.int())),
  z.number(),
  z.union([z.string(), z.int()]),
  z.unknown(),
  z.nullable(z.int()),
]

const text = fc.constantFrom('', 'a', 'on', 'Harbor Grill')
const scalar = fc.oneof(
  text,
  fc.constantFrom(null, undefined, true, 0, 1, -1, 1.5, 2 ** 60, Infinity),
)
const key = fc.constantFrom('id', 'name', 'note', 'place', 'city', 'counts', 'isOpen', 'a', 'b')
const { body } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('body'), { maxLength: 3 }),
    fc.dictionary(key, tie('body')),
    fc.record({
      label: scalar,
      children: fc.array(tie('body'), { maxLength: 2 }),
      parts: fc.array(tie('body'), { maxLength: 2 }),
    }),
    fc.record(
      {
        id: scalar,
        name: text,
        note: scalar,
        place: tie('body'),
        counts: tie('body'),
        isOpen: scalar,
      },
      { requiredKeys: ['id', 'name', 'counts'] },
    ),
  ),
}))

test('exactly what breaks a schema for zod is a breach, at the same field', () => {
  fc.assert(
    fc.property(body, fc.constantFrom(...schemas), (value, schema) => {
      const issue = z.safeParse(schema, value).error?.issues[0]
      const breach = findBreach(schema, value)
      expect(breach === undefined).toBe(issue === undefined)
      if (issue) expect(breach?.path.slice(0, issue.path.length)).toEqual(issue.path)
    }),
    { numRuns: 3000 },
  )
})

test('the check changes no value', () => {
  const open = { id: 1, name: 'Harbor Grill', counts: { a: 1.5 }, isOpen: true, more: 1 }
  const closed = { ...open, note: null, place: { city: 'Salem' }, isOpen: false }
  const answer = { label: 'All', parts: [open, closed], children: [{ label: '', children: [] }] }
  const before = structuredClone(answer)
  expect(findBreach(tree, answer)).toBeUndefined()
  expect(answer).toEqual(before)
})
