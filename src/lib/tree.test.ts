import { expect, test } from 'vitest'
import {
  hasOtherNamed,
  nodesOf,
  parentOf,
  withNode,
  withNodeBelow,
  withoutNode,
  type TreeNode,
} from './tree.ts'

interface Node extends TreeNode<Node> {
  note?: string
}

const node = (id: string, ...children: Node[]): Node => ({ id, name: `Node ${id}`, children })
const tree = node('a', node('b', node('c'), node('d')), node('e'))
const outline = ({ id, children }: Node): string =>
  children.length === 0 ? id : `${id}(${children.map(outline).join(' ')})`

test('each node comes before its children', () => {
  expect(nodesOf(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(nodesOf(null)).toEqual([])
})

test('the parent is the node above', () => {
  expect(parentOf(tree, 'd')?.id).toBe('b')
  expect(parentOf(tree, 'a')).toBeNull()
  expect(parentOf(tree, 'z')).toBeNull()
})

test('changing a node leaves the original and the other branches unchanged', () => {
  const changed = withNode(tree, 'd', (old) => ({ ...old, note: 'new' }))
  expect(nodesOf(changed).map(({ id, note }) => note ?? id)).toEqual(['a', 'b', 'c', 'new', 'e'])
  expect(nodesOf(tree).some(({ note }) => note)).toBe(false)
  expect(changed.children[1]).toBe(tree.children[1])
})

test('changing an unknown node changes nothing', () => {
  expect(withNode(tree, 'z', () => node('y'))).toBe(tree)
  expect(withoutNode(tree, 'z')).toBe(tree)
})

test.each([
  ['a leaf', 'd', 'a(b(c) e)'],
  ['a branch', 'b', 'a(e)'],
])('%s can be removed', (_, id, expected) => {
  expect(outline(withoutNode(tree, id)!)).toBe(expected)
})

test('removing the root leaves nothing', () => {
  expect(withoutNode(tree, 'a')).toBeNull()
})

test.each([
  ['a new child comes last', node('n'), 'b', 'a(b(c d n) e)'],
  ['a known child keeps its place', node('c', node('n')), 'b', 'a(b(c(n) d) e)'],
  ['a node with another parent moves', node('c'), 'e', 'a(b(d) e(c))'],
  ['a branch moves as a whole', tree.children[0]!, 'e', 'a(e(b(c d)))'],
])('%s', (_, added, parentId, expected) => {
  expect(outline(withNodeBelow(tree, added, parentId))).toBe(expected)
})

test('the first node is the root', () => {
  expect(withNodeBelow(null, node('a'), null)).toEqual(node('a'))
})

test('a node cannot move below itself or below a missing node', () => {
  expect(() => withNodeBelow(tree, tree.children[0]!, 'c')).toThrow('cannot stand there')
  expect(() => withNodeBelow(tree, node('n'), 'z')).toThrow('cannot stand there')
})

test.each([
  ['node B', undefined, true],
  [' Node b ', undefined, true],
  ['Node b', 'b', false],
  ['Node z', undefined, false],
])('%j, asked for %s, is taken: %s', (name, id, taken) => {
  expect(hasOtherNamed(tree, name, id)).toBe(taken)
})
