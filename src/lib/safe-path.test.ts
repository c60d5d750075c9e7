import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  '/',
  '/admin-admin/enterprises',
  '/admin-admin/enterprises?page=1&sort=name%2Cdesc',
  '/admin-admin/scheduler#errors',
  '/help/primeros-pasos?next=//elsewhere.test',
  '/help/a:b@c',
])('%s is a path of the console', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  ' ',
  'help',
  './help',
  '../help',
  '?page=1',
  '#errors',
  '//elsewhere.test',
  '//elsewhere.test/help',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '\\/elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/\r\n/elsewhere.test',
  '\t//elsewhere.test',
  ' //elsewhere.test',
  '/\u0000/elsewhere.test',
  '/..//elsewhere.test',
  '/.//elsewhere.test',
  '/help/..//elsewhere.test',
  '/%2e%2e//elsewhere.test',
  'http://elsewhere.test',
  'https://elsewhere.test/help',
  'HTTPS://elsewhere.test',
  'https:elsewhere.test',
  'https:/elsewhere.test',
  'http:\\\\elsewhere.test',
  'ftp://elsewhere.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://elsewhere.test/1',
  'about:blank',
  'mailto:someone@elsewhere.test',
  '@elsewhere.test',
  'console.invalid@elsewhere.test',
])('%j leads to another site and is refused', (target) => {
  expect(safePath(target)).toBeNull()
})
