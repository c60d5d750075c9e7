import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Why these files may replace what is stored. */
const reasons: Record<string, string> = {
  'src/features/inventory/add/use-scanned-device.ts': 'It is on or off.',
  'src/features/monitoring/locations-page.tsx': 'It is one choice.',
  'src/features/monitoring/since-last-visit.tsx': 'It is one time.',
  'src/kit/scan/camera/camera-view.tsx': 'It is one choice.',
  'src/kit/table/table-settings.ts': 'A density is one choice, with the id of that choice.',
  'src/ui/settings/use-stored.ts': 'It is on or off.',
}

test('a setting with several fields is changed by `withChanges`, so that the changes of another tab stay', () => {
  const files = globSync('src/{ui,kit,features,shell}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.(stories|test)\.tsx?$/.test(file) &&
      /\bupdate\(\(\) => (?!undefined)/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(files.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
