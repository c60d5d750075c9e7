import { expect, test } from 'vitest'
import { newEnterprise, type Grouping, type Level, type NewEnterprise } from './new-enterprise.ts'
import { stageOf } from './stage.ts'

const empty = newEnterprise('Waypost')
const place = (name: string, levelId: string, more: Partial<Grouping> = {}): Grouping => ({
  id: name,
  name,
  levelId,
  timezone: null,
  monitoringVisible: true,
  children: [],
  ...more,
})
const store = place('Main St', 'Location', { timezone: 'US/Central' })
const withPlaces = (groupings: Grouping): NewEnterprise => ({
  ...empty,
  name: 'Orchard',
  trees: { ...empty.trees, grocery_default: { ...empty.trees.grocery_default, groupings } },
})
const withStructure = (structure: Level): NewEnterprise => ({
  ...empty,
  name: 'Orchard',
  template: 'bs_custom',
  trees: { ...empty.trees, bs_custom: { structure, groupings: null } },
})
const root = (...children: Grouping[]) => place('Orchard', 'corporation', { children })

test.each<
  [what: string, entered: NewEnterprise, general: string, structure: string, groupings: string]
>([
  ['nothing yet', empty, 'name', '', ''],
  ['a name', { ...empty, name: 'Orchard' }, '', '', ''],
  ['a name that is too long', { ...empty, name: 'x'.repeat(256) }, 'shorterName', '', ''],
  ['levels of its own', { ...empty, template: 'bs_custom' }, 'name', 'root', 'root'],
  [
    'a topmost level that needs a time zone',
    withStructure({
      id: 'site',
      name: 'Site',
      requiresTimezone: true,
      enableFloorPlan: false,
      children: [],
    }),
    '',
    '',
    'root',
  ],
  ['a group of locations', withPlaces(root()), '', '', ''],
  ['a location', withPlaces(root(store)), '', '', ''],
  [
    'a location without a time zone',
    withPlaces(root({ ...store, timezone: null })),
    '',
    '',
    'timezones',
  ],
  [
    'a location with the name of the whole',
    withPlaces(root({ ...store, name: 'Orchard', timezone: null })),
    '',
    '',
    'uniqueName',
  ],
])('with %s, each step says what it lacks', (_what, entered, general, structure, groupings) => {
  const { lacks } = stageOf(entered)
  expect(lacks).toEqual({
    general: general || null,
    structure: structure || null,
    groupings: groupings || null,
  })
})

test('only levels of one’s own are a step', () => {
  const skips = (template: NewEnterprise['template']) =>
    stageOf({ ...empty, template }).skips.structure
  expect(
    ['grocery_default', 'qsr_default', 'bs_custom'].map((each) =>
      skips(each as NewEnterprise['template']),
    ),
  ).toEqual([true, true, false])
})
