import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Why a scan does not look for a row of these lists. */
const reasons: Record<string, string> = {
  'src/features/devices/run-command/run-command-page.tsx': 'It lists commands of this visit.',
  'src/features/devices/search/several-columns.tsx': 'The screen searches for what is scanned.',
  'src/features/fleets/picker/device-picker.tsx': 'The screen adds what is scanned.',
  'src/features/monitoring/alert-columns.tsx': 'Serial numbers are hidden, and then not searched.',
}

const code = /\b(serial|serialNumber|macAddress|deviceRadioMacAddress|displayNumber)\b/

const lists = globSync('src/{kit,features}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\.(stories|test)\.tsx?$/.test(file) &&
    /\bdefineList\(\{/.test(read(file)) &&
    code.test(read(file)),
)

test('every list with serial numbers, MAC addresses or order numbers is found by a scan, or says why not', () => {
  expect(lists).toContain('src/features/orders/list/orders-page.tsx')
  const others = lists.filter((file) => !/\bfoundBy:/.test(read(file)))
  expect(others.toSorted()).toEqual(Object.keys(reasons))
})
