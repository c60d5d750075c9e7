import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test.each(['SECURITY.md', 'docs/security.md'])('every test that %s cites exists', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const cited = [...text.matchAll(/`([^`\s]+\.(?:test|e2e)\.ts)`(?: "([^"]+)")?/g)]
  expect(cited).not.toEqual([])
  const missing = cited.filter(([, name = '', title = '']) => {
    const file = path.join(root, name)
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(missing.map(([citation]) => citation)).toEqual([])
})
