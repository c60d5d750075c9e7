import { expect, test } from 'vitest'
import type { TreeNode } from '~/lib/tree.ts'
import { rowAfterRemoval, rowsOf, stepOf } from './tree-rows.ts'

type Node = TreeNode<Node>

const node = (name: string, ...children: Node[]): Node => ({
  id: name.toLowerCase(),
  name,
  children,
})
const tree = node('Corporation', node('West', node('Portland'), node('Seattle')), node('East'))
const all = rowsOf<Node>(tree, new Set())

test('every node is a line with its level and its place', () => {
  expect(all.map((row) => [row.node.name, row.level, row.position, row.siblings])).toEqual([
    ['Corporation', 1, 1, 1],
    ['West', 2, 1, 2],
    ['Portland', 3, 1, 2],
    ['Seattle', 3, 2, 2],
    ['East', 2, 2, 2],
  ])
})

test('a collapsed node hides its descendants', () => {
  const rows = rowsOf<Node>(tree, new Set(['west', 'east']))
  expect(rows.map(({ node: { id }, open }) => [id, open])).toEqual([
    ['corporation', true],
    ['west', false],
    ['east', undefined],
  ])
})

test('an empty tree has no lines', () => {
  expect(rowsOf<Node>(null, new Set())).toEqual([])
})

test.each([
  ['ArrowDown', 'west', { to: 'portland' }],
  ['ArrowDown', 'east', undefined],
  ['ArrowUp', 'west', { to: 'corporation' }],
  ['ArrowUp', 'corporation', undefined],
  ['Home', 'seattle', { to: 'corporation' }],
  ['End', 'corporation', { to: 'east' }],
  ['ArrowRight', 'west', { to: 'portland' }],
  ['ArrowRight', 'portland', undefined],
  ['ArrowLeft', 'portland', { to: 'west' }],
  ['ArrowLeft', 'west', { toggle: 'west' }],
  ['ArrowLeft', 'east', { to: 'corporation' }],
  ['s', 'corporation', { to: 'seattle' }],
  ['E', 'east', undefined],
  ['w', 'seattle', { to: 'west' }],
  ['x', 'west', undefined],
  [' ', 'west', undefined],
  ['Tab', 'west', undefined],
])('%s on %s does %o', (key, id, expected) => {
  expect(
    stepOf(
      key,
      all,
      all.findIndex((row) => row.node.id === id),
      false,
    ),
  ).toEqual(expected)
})

test('the right arrow expands a collapsed node before moving into it', () => {
  const rows = rowsOf<Node>(tree, new Set(['west']))
  expect(stepOf('ArrowRight', rows, 1, false)).toEqual({ toggle: 'west' })
})

test('right to left, the left and right arrows swap', () => {
  expect(stepOf('ArrowLeft', all, 1, true)).toEqual({ to: 'portland' })
  expect(stepOf('ArrowRight', all, 2, true)).toEqual({ to: 'west' })
})

test('no key has an effect without lines', () => {
  expect(stepOf('Home', all, -1, false)).toBeUndefined()
})

test.each([
  ['portland', 'seattle'],
  ['seattle', 'portland'],
  ['west', 'east'],
  ['east', 'seattle'],
  ['corporation', null],
  ['nowhere', null],
])('when %s is deleted, %s gets the focus', (id, expected) => {
  expect(rowAfterRemoval(all, id)).toBe(expected)
})
