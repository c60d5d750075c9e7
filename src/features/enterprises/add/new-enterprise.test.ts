import { expect, test } from 'vitest'
import { nodesOf } from '~/lib/tree.ts'
import {
  countWithoutTimezone,
  hasBuiltTree,
  isLevelUsed,
  levelOf,
  likelyLevel,
  newEnterprise,
  treesOf,
  withStructure,
  type Grouping,
  type Level,
} from './new-enterprise.ts'

const level = (id: string, change: Partial<Level> = {}): Level => ({
  id,
  name: id,
  requiresTimezone: false,
  enableFloorPlan: false,
  children: [],
  ...change,
})
const grouping = (levelId: string, change: Partial<Grouping> = {}): Grouping => ({
  id: crypto.randomUUID(),
  name: levelId,
  levelId,
  timezone: null,
  monitoringVisible: true,
  children: [],
  ...change,
})

const store = level('store', { requiresTimezone: true })
const structure = level('company', { children: [level('region', { children: [store] })] })
const groupings = grouping('company', {
  children: [grouping('region', { children: [grouping('store', { timezone: 'US/Pacific' })] })],
})

test.each([
  ['grocery_default', ['Corporation', 'Location']],
  ['qsr_default', ['Corporation', 'Store']],
  ['bs_custom', []],
] as const)('the template %s begins with %j and without groupings', (template, names) => {
  const trees = treesOf({ ...newEnterprise('Waypost'), template })
  expect(nodesOf(trees.structure).map(({ name }) => name)).toEqual(names)
  expect(trees.groupings).toBeNull()
})

test.each(['grocery_default', 'qsr_default'] as const)(
  'only the lower level of %s has time zones and floor plans',
  (template) => {
    const levels = nodesOf(newEnterprise('Waypost').trees[template].structure)
    expect(levels.map((each) => [each.requiresTimezone, each.enableFloorPlan])).toEqual([
      [false, false],
      [true, true],
    ])
  },
)

test('the first administrator is named after the product', () => {
  const { template, adminUser } = newEnterprise('Beacon')
  expect(template).toBe('grocery_default')
  expect(adminUser).toEqual({ firstName: 'Beacon', lastName: 'Admin', username: '' })
})

test('the root grouping is named after the enterprise until it is renamed', () => {
  const built = (root: Grouping) => {
    const values = newEnterprise('Waypost')
    const trees = { ...values.trees, qsr_default: { structure, groupings: root } }
    return treesOf({ ...values, name: 'New name', template: 'qsr_default', trees }).groupings
  }
  expect(built({ ...groupings, namedAfterEnterprise: true })).toMatchObject({
    name: 'New name',
    children: groupings.children,
  })
  expect(built(groupings)).toBe(groupings)
})

test('a template has its own tree once groupings or levels are added', () => {
  const values = newEnterprise('Waypost')
  expect(hasBuiltTree(values)).toBe(false)
  expect(hasBuiltTree({ ...values, template: 'bs_custom' })).toBe(false)
  const custom = { ...values.trees, bs_custom: { structure, groupings: null } }
  expect(hasBuiltTree({ ...values, template: 'bs_custom', trees: custom })).toBe(true)
  const grown = { ...values.trees, qsr_default: { structure, groupings } }
  expect(hasBuiltTree({ ...values, template: 'qsr_default', trees: grown })).toBe(true)
  expect(hasBuiltTree({ ...values, trees: grown })).toBe(false)
})

test('the groupings stay while all levels that they use exist', () => {
  const renamed = { ...structure, name: 'Group' }
  expect(withStructure({ structure, groupings }, renamed)).toEqual({
    structure: renamed,
    groupings,
  })
})

test('the groupings are discarded if a level that one of them uses is deleted', () => {
  const smaller = level('company', { children: [level('region')] })
  expect(withStructure({ structure, groupings }, smaller).groupings).toBeNull()
  expect(withStructure({ structure, groupings }, null).groupings).toBeNull()
})

test('a level is in use if any grouping belongs to it', () => {
  expect(isLevelUsed(store, groupings)).toBe(true)
  expect(isLevelUsed(level('city'), groupings)).toBe(false)
  expect(isLevelUsed(store, null)).toBe(false)
})

test('groupings without the time zone that their level requires are counted', () => {
  const many = grouping('company', { children: [grouping('store'), grouping('region')] })
  expect(countWithoutTimezone({ structure, groupings: many })).toBe(1)
  expect(countWithoutTimezone({ structure, groupings })).toBe(0)
})

test('a new grouping gets the level below its parent’s, if there is one', () => {
  expect(likelyLevel(structure, null).id).toBe('company')
  expect(likelyLevel(structure, grouping('company')).id).toBe('region')
  expect(likelyLevel(structure, grouping('store')).id).toBe('store')
  expect(levelOf(structure, grouping('city'))).toBeUndefined()
})
