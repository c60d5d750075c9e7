import { expect, test } from 'vitest'
import type { User } from '~/api/generated/model/index.ts'
import { judgeRoles, refuseIfChanged, rolesAfter, type RolesTarget } from './change-roles.ts'

const [admin, manager, staff] = ['Administrator', 'Manager', 'Staff'].map((name, index) => ({
  id: index + 1,
  name,
  sortOrder: index,
})) as [Template, Template, Template]
type Template = { id: number; name: string; sortOrder: number }

const userWith = (...actionRoleTemplates: Template[]): User => ({
  id: 7,
  username: 'owen',
  archived: false,
  actionRoleTemplates,
})

const nobody = 99

test.each<[RolesTarget['how'], Template[], string, string]>([
  ['add', [staff], 'ready', 'Administrator, Manager, Staff'],
  ['add', [manager], 'done', 'Administrator, Manager'],
  ['remove', [manager], 'ready', 'Administrator'],
  ['remove', [staff], 'done', 'Administrator, Manager'],
  ['remove', [admin, manager], 'noRole', ''],
  ['replace', [staff], 'ready', 'Staff'],
  ['replace', [manager, admin], 'done', 'Manager, Administrator'],
])('%s %j: %s, and then the roles are “%s”', (how, roles, kind, after) => {
  const user = userWith(manager, admin)
  expect(judgeRoles(user, { how, roles }, nobody)).toMatchObject({
    kind,
    before: 'Administrator, Manager',
    after,
  })
})

test('nobody takes away a role of their own, but may add one', () => {
  const own = userWith(admin)
  expect(judgeRoles(own, { how: 'replace', roles: [staff] }, own.id).kind).toBe('ownRoles')
  expect(judgeRoles(own, { how: 'remove', roles: [admin] }, own.id).kind).toBe('ownRoles')
  expect(judgeRoles(own, { how: 'add', roles: [staff] }, own.id).kind).toBe('ready')
})

test('roles that someone else has changed since the check are not overwritten', () => {
  const target: RolesTarget = { how: 'add', roles: [staff] }
  const checked = judgeRoles(userWith(admin), target, nobody)
  expect(() => refuseIfChanged(userWith(admin), checked, 'Changed')).not.toThrow()
  expect(() => refuseIfChanged(userWith(admin, manager), checked, 'Changed')).toThrow('Changed')
  expect(() => refuseIfChanged(userWith(manager), checked, 'Changed')).toThrow('Changed')
})

test('a user without roles gets those that are added', () => {
  const user = { ...userWith(), actionRoleTemplates: undefined }
  expect(rolesAfter(user, { how: 'add', roles: [staff] })).toEqual([staff])
})
