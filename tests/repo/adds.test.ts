import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Why these files may add a record without `adds`. */
const reasons: Record<string, string> = {
  'src/features/fleets/add/use-save-fleet.ts': 'The next save looks for the fleet first.',
  'src/features/orders/label/use-label-calls.ts': 'A purchase is recorded before it is sent.',
  'src/features/orders/label/use-label.ts': 'A shipment is free, and another one replaces it.',
  'src/features/orders/labels/label-batch.tsx': 'A shipment is free.',
  'src/features/scheduler/reports/report-card.tsx': 'Undo adds back what was removed.',
  'src/features/scheduler/reports/report-dialog.tsx': 'The next save reads what is scheduled.',
}

const adding = globSync('src/{features,shell}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file) && /\buseCreate[A-Z]\w*\(/.test(read(file)),
)
const remembering = adding.filter((file) => /\badds=/.test(read(file)))

test('every form that adds a record remembers that it was sent, or says why not', () => {
  expect(remembering).toContain('src/features/orders/form/order-form.tsx')
  expect(adding.filter((file) => !remembering.includes(file) && !(file in reasons))).toEqual([])
})

test('no reason is out of date', () => {
  const current = adding.filter((file) => !remembering.includes(file))
  expect(Object.keys(reasons).filter((file) => !current.includes(file))).toEqual([])
})
