import { expect, test } from 'vitest'
import { hasShape } from './path-shape.ts'

test.each([
  ['/help', '/help'],
  ['/help/', '/help'],
  ['/help', '/help/?page=1'],
  ['/', ''],
  ['/admin-admin/docs/edit/:docId', '/admin-admin/docs/edit/401'],
  ['/admin-admin/docs/edit/:docId', '/admin-admin/docs/edit/$id'],
  ['/admin-admin/docs/edit/{docId}', '/admin-admin/docs/edit/:docId'],
  ['/admin-admin/docs/edit/$documentId', '/admin-admin/docs/edit/{docId}'],
  ['/admin-admin/enterprises/:enterpriseId/cellular', '/admin-admin/enterprises/5/cellular?from=1'],
  ['/admin-admin/scheduler#errors', '/admin-admin/scheduler#errors'],
])('%s is the shape of %s', (shape, path) => {
  expect(hasShape(shape, path)).toBe(true)
})

test.each([
  ['/help', '/help/first'],
  ['/help/:slug', '/help'],
  ['/help/:slug', '/help/a/b'],
  ['/admin-admin/scheduler#errors', '/admin-admin/scheduler'],
  ['/admin-admin/scheduler', '/admin-admin/scheduler#errors'],
  ['/admin-admin/enterprises/add', '/admin-admin/enterprises/5'],
  ['/Help', '/help'],
  ['/a:b', '/anything'],
])('%s is not the shape of %s', (shape, path) => {
  expect(hasShape(shape, path)).toBe(false)
})
