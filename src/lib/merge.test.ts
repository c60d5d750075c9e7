import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge, type Side } from './merge.ts'

type Item = { id: number | undefined; count: number; note: string | null; types: string[] }

const item = (id: number | undefined, change: Partial<Item> = {}): Item => ({
  id,
  count: 1,
  note: null,
  types: [],
  ...change,
})

const saved = {
  status: 'configured',
  email: null as string | null,
  address: { city: 'Albany', zip: '12205' } as Record<string, string>,
  items: [item(1), item(2)],
  roles: [1, 2],
  spans: [{ from: 1 }],
}
type Values = typeof saved

const rowKeys = { items: 'id' }

type Case = {
  name: string
  mine?: Partial<Values>
  theirs?: Partial<Values>
  choices?: Side[]
  merged: Partial<Values>
  conflicts?: string[]
}

const cases: Case[] = [
  {
    name: 'different fields are both kept',
    mine: { email: 'rosa@example.com' },
    theirs: { status: 'shipped' },
    merged: { email: 'rosa@example.com', status: 'shipped' },
  },
  {
    name: 'the same change on both sides is one change',
    mine: { status: 'shipped' },
    theirs: { status: 'shipped' },
    merged: { status: 'shipped' },
  },
  {
    name: 'a field that both changed is a conflict, and mine at first',
    mine: { status: 'canceled' },
    theirs: { status: 'shipped' },
    merged: { status: 'canceled' },
    conflicts: ['status'],
  },
  {
    name: 'a conflict is theirs where that is chosen',
    mine: { status: 'canceled', email: 'a@example.com' },
    theirs: { status: 'shipped', email: 'b@example.com' },
    choices: ['theirs', 'mine'],
    merged: { status: 'shipped', email: 'a@example.com' },
    conflicts: ['status', 'email'],
  },
  {
    name: 'fields of a group are merged one by one',
    mine: { address: { city: 'Troy', zip: '12205' } },
    theirs: { address: { city: 'Albany', zip: '12180' } },
    merged: { address: { city: 'Troy', zip: '12180' } },
  },
  {
    name: 'a value that they removed from a group is gone',
    mine: { address: { city: 'Troy', zip: '12205' } },
    theirs: { address: { city: 'Albany' } },
    merged: { address: { city: 'Troy' } },
  },
  {
    name: 'rows that each side added are both kept',
    mine: { items: [...saved.items, item(undefined, { note: 'mine' })] },
    theirs: { items: [...saved.items, item(3)] },
    merged: { items: [...saved.items, item(undefined, { note: 'mine' }), item(3)] },
  },
  {
    name: 'a row that they added stays while another one is edited',
    mine: { items: [item(1, { count: 5 }), item(2)] },
    theirs: { items: [item(3), item(1), item(2)] },
    merged: { items: [item(3), item(1, { count: 5 }), item(2)] },
  },
  {
    name: 'a row that either side removed is gone',
    mine: { items: [item(1)] },
    theirs: { items: [item(2)] },
    merged: { items: [] },
  },
  {
    name: 'different fields of the same row are both kept',
    mine: { items: [item(1, { count: 5 }), item(2)] },
    theirs: { items: [item(1, { note: 'theirs' }), item(2)] },
    merged: { items: [item(1, { count: 5, note: 'theirs' }), item(2)] },
  },
  {
    name: 'the same field of the same row is a conflict',
    mine: { items: [item(1), item(2, { count: 5 })] },
    theirs: { items: [item(1), item(2, { count: 6 })] },
    choices: ['theirs'],
    merged: { items: [item(1), item(2, { count: 6 })] },
    conflicts: ['items.2.count'],
  },
  {
    name: 'a row that one side edited and the other removed is a conflict',
    mine: { items: [item(1), item(2, { count: 5 })] },
    theirs: { items: [item(1)] },
    choices: ['theirs'],
    merged: { items: [item(1)] },
    conflicts: ['items.2'],
  },
  {
    name: 'a row that they removed returns where my edit is kept',
    mine: { items: [item(1), item(2, { count: 5 })] },
    theirs: { items: [item(1)] },
    merged: { items: [item(1), item(2, { count: 5 })] },
    conflicts: ['items.2'],
  },
  {
    name: 'rows that each side added stay two, even if they are the same',
    mine: { items: [...saved.items, item(-7, { note: 'kit' })] },
    theirs: { items: [...saved.items, item(3, { note: 'kit' })] },
    merged: { items: [...saved.items, item(-7, { note: 'kit' }), item(3, { note: 'kit' })] },
  },
  {
    name: 'choices of a list are merged one by one',
    mine: { roles: [1, 2, 3] },
    theirs: { roles: [2, 4] },
    merged: { roles: [2, 3, 4] },
  },
  {
    name: 'a list without a key is one value',
    mine: { spans: [{ from: 2 }] },
    theirs: { spans: [{ from: 1 }, { from: 3 }] },
    merged: { spans: [{ from: 2 }] },
    conflicts: ['spans'],
  },
]

test.each(cases)('$name', ({ mine, theirs, choices, merged, conflicts = [] }) => {
  const result = merge(saved, { ...saved, ...mine }, { ...saved, ...theirs }, rowKeys, choices)
  expect(result.merged).toEqual({ ...saved, ...merged })
  expect(result.conflicts.map(({ path }) => path.join('.'))).toEqual(conflicts)
})

type Extra = { name: string; value: string }
const po = (...values: string[]): Extra[] => values.map((value) => ({ name: 'PO', value }))

test.each<[string, Extra[], Extra[], Extra[], string[]]>([
  ['each side removes one', po('A', 'B'), po('B', 'C'), po('B'), []],
  [
    'one changes what the other removed',
    po('A2', 'B', 'C'),
    po('B', 'C'),
    po('B', 'C', 'A2'),
    ['A2'],
  ],
  [
    'one removes the first, one changes the second',
    po('A', 'B2', 'C'),
    po('B', 'C'),
    po('B2', 'C'),
    [],
  ],
  [
    'one adds to them, one removes one',
    po('A', 'B', 'C', 'D'),
    po('B', 'C'),
    po('B', 'C', 'D'),
    [],
  ],
])('of rows with one name, %s', (_name, mine, theirs, merged, questions) => {
  const result = merge(
    { extra: po('A', 'B', 'C') },
    { extra: mine },
    { extra: theirs },
    { extra: 'name' },
  )
  expect(result.merged).toEqual({ extra: merged })
  expect(result.conflicts.map((each) => (each.mine as Extra | undefined)?.value)).toEqual(questions)
})

test('a conflict has both values and its row', () => {
  const edited = item(2, { count: 5 })
  const { conflicts } = merge(
    saved,
    { ...saved, items: [item(1), edited] },
    { ...saved, items: [item(1), item(2, { count: 6 })] },
    rowKeys,
  )
  expect(conflicts).toEqual([{ path: ['items', '2', 'count'], mine: 5, theirs: 6, row: edited }])
})

test('a file keeps its identity', () => {
  const file = new File(['a'], 'plan.pdf')
  const [before, theirs] = [
    { files: [] as { file: File }[], status: 'new' },
    { files: [], status: 'shipped' },
  ]
  const { merged } = merge(before, { ...before, files: [{ file }] }, theirs)
  expect(merged.files[0]?.file).toBe(file)
})

const word = fc.constantFrom('a', 'b', 'c')
const anyItems = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<number | undefined>,
    count: fc.integer({ min: 0, max: 2 }),
    note: fc.option(word),
    types: fc.uniqueArray(word),
  }),
  { selector: ({ id }) => id },
)
const anyValues: fc.Arbitrary<Values> = fc.record({
  status: word,
  email: fc.option(word),
  address: fc.dictionary(word, word),
  items: anyItems,
  roles: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  spans: fc.array(fc.record({ from: fc.integer({ min: 1, max: 2 }) })),
})

test('without a change of theirs, mine is the result, and the other way around', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (before, changed) => {
      const none = { merged: changed, conflicts: [] }
      expect(merge(before, changed, before, rowKeys)).toEqual(none)
      expect(merge(before, before, changed, rowKeys)).toEqual(none)
      expect(merge(before, changed, changed, rowKeys)).toEqual(none)
    }),
  )
})

test('nothing of theirs is lost where I changed nothing', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (before, mine, theirs) => {
      const { merged } = merge(before, mine, theirs, rowKeys)
      expect(Object.keys(merged).toSorted()).toEqual(Object.keys(theirs).toSorted())
      for (const name of ['status', 'email', 'roles', 'spans'] as const) {
        if (isSame(mine[name], before[name])) expect(merged[name]).toEqual(theirs[name])
      }
      for (const row of theirs.items) {
        const own = find(mine, row)
        const was = find(before, row)
        const kept = find(merged, row)
        if (!was && !own) expect(kept).toEqual(row)
        for (const name of ['count', 'note', 'types'] as const) {
          if (own && was && isSame(own[name], was[name])) expect(kept?.[name]).toEqual(row[name])
        }
      }
    }),
  )
})

test('both sides find the same conflicts, and a field is theirs where that is chosen', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (before, mine, theirs) => {
      const paths = (found: ReturnType<typeof merge>) =>
        found.conflicts.map(({ path }) => path.join('.')).toSorted()
      const here = merge(before, mine, theirs, rowKeys)
      expect(paths(merge(before, theirs, mine, rowKeys))).toEqual(paths(here))
      const choices = here.conflicts.map(() => 'theirs' as const)
      const { merged } = merge(before, mine, theirs, rowKeys, choices)
      for (const { path } of here.conflicts) {
        if (path.length === 1) expect(merged).toHaveProperty(path[0]!, theirs[path[0] as 'status'])
      }
    }),
  )
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const find = ({ items }: Values, { id }: Item) => items.find((each) => each.id === id)
