import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { EnterpriseCreateRequest } from '~/api/generated/model/enterpriseCreateRequest.zod.ts'
import { createRequest } from './create-request.ts'
import { newEnterprise, type Grouping, type NewEnterprise } from './new-enterprise.ts'

const portland: Grouping = {
  id: 'portland',
  name: 'Portland',
  levelId: 'Location',
  timezone: 'US/Pacific',
  monitoringVisible: true,
  children: [],
}
const root: Grouping = {
  id: 'root',
  name: 'Orchard Lane',
  levelId: 'corporation',
  timezone: 'US/Eastern',
  monitoringVisible: false,
  children: [portland],
}

function filled(groupings: Grouping | null = root): NewEnterprise {
  const empty = newEnterprise('Waypost')
  return {
    ...empty,
    name: 'Orchard Lane',
    trees: { ...empty.trees, grocery_default: { ...empty.trees.grocery_default, groupings } },
    adminUser: { firstName: 'Ana', lastName: 'Ruiz', username: 'ana@orchard.example' },
    adminPassword: ' with blanks ',
  }
}

test('the request follows the contract', () => {
  expect(safeParse(EnterpriseCreateRequest, createRequest(filled())).success).toBe(true)
})

test('an enterprise without groupings has itself as the only one', () => {
  const { rootGroup, rootGrouping } = createRequest(filled(null))
  expect(rootGrouping).toMatchObject({
    name: 'Orchard Lane',
    monitoringVisible: false,
    timezone: null,
    deviceGroup: { uuid: rootGroup.uuid },
    children: [],
  })
})

test('names are trimmed, the password is not', () => {
  expect(createRequest(filled())).toMatchObject({
    name: 'Orchard Lane',
    adminUser: { firstName: 'Ana', lastName: 'Ruiz', username: 'ana@orchard.example' },
    adminPassword: ' with blanks ',
  })
})

test('levels have their position, their parent and what can be attached to them', () => {
  const { rootGroup } = createRequest(filled())
  expect(rootGroup).toMatchObject({
    name: 'Corporation',
    displayOrder: 0,
    isRoot: true,
    parent: null,
    groupAssociableMetadataTypes: [],
    children: [
      {
        name: 'Location',
        displayOrder: 1,
        isRoot: false,
        requiresTimezone: true,
        enableFloorPlan: true,
        groupAssociableMetadataTypes: [{ id: 1, token: 'floor_plan_location' }],
        parent: rootGroup.uuid,
        children: [],
      },
    ],
  })
})

test('groupings have their parent and, twice, their level without its children', () => {
  const { rootGroup, rootGrouping } = createRequest(filled())
  const { children: _, ...location } = rootGroup.children[0]!
  expect(rootGrouping).toMatchObject({
    name: 'Orchard Lane',
    parent: null,
    monitoringVisible: false,
  })
  expect(rootGrouping.children).toEqual([
    {
      uuid: expect.any(String),
      name: 'Portland',
      parent: rootGrouping.uuid,
      monitoringVisible: true,
      timezone: 'US/Pacific',
      businessStructure: location,
      deviceGroup: location,
      children: [],
    },
  ])
})

test('a grouping whose level requires no time zone is sent without one', () => {
  expect(createRequest(filled()).rootGrouping.timezone).toBeNull()
})

test('no two enterprises share an identifier', () => {
  const [one, other] = [createRequest(filled()), createRequest(filled())]
  expect(one.rootGroup.uuid).not.toBe(other.rootGroup.uuid)
})

test('a tree without a root, or with a missing level, throws', () => {
  expect(() => createRequest({ ...filled(null), template: 'bs_custom' })).toThrow('no root')
  expect(() => createRequest(filled({ ...root, levelId: 'city' }))).toThrow('no level city')
})
