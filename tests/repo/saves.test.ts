import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Why what is typed during a save of these forms cannot be lost when it is over. */
const reasons: Record<string, string> = {
  'src/kit/batch/batch-actions.tsx': 'It sends nothing.',
  'src/kit/form/conflict-dialog.tsx': 'It sends nothing.',
  'src/features/devices/reassign/move-dialog.tsx': 'Its one choice is what has been done.',
  'src/features/devices/reassign/move-many-dialog.tsx': 'It begins a check and sends nothing.',
  'src/features/devices/run-command/command-many-dialog.tsx':
    'It begins a check and sends nothing.',
  'src/features/documents/editor/image-dialog.tsx': 'The texts are read after the upload.',
  'src/features/documents/editor/link-dialog.tsx': 'It sends nothing.',
  'src/features/documents/editor/video-dialog.tsx': 'It sends nothing.',
  'src/features/enterprises/edit/logo-dialog.tsx': 'Its file is locked during the upload.',
  'src/features/fleets/add/fleet-add-page.tsx': 'The form turns into that of the fleet.',
  'src/features/fleets/manage/change-many-dialog.tsx': 'It begins a check and sends nothing.',
  'src/features/fleets/manage/fleet-manage-page.tsx': 'The dialog reports to it.',
  'src/features/orders/label/label-wizard.tsx': 'Its last step sends nothing.',
  'src/features/orders/labels/labels-dialog.tsx': 'It begins a check and sends nothing.',
  'src/features/orders/slips/calibration-forms.tsx': 'It sends nothing.',
  'src/features/orders/status/set-status-dialog.tsx': 'It begins a check and sends nothing.',
  'src/features/users/language-dialog.tsx': 'It begins a check and sends nothing.',
  'src/features/users/roles-dialog.tsx': 'It begins a check and sends nothing.',
  'src/kit/wizard/wizard.tsx': 'Each wizard says it itself.',
}

const saving = globSync('src/{ui,kit,features,shell}/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file) && /<RecordForm$|\bonSaved=\{/m.test(read(file)),
)
// A form with a text for `saved` stays on its own.
const staying = saving.filter((file) => {
  const text = read(file)
  return /\b(saved|onSavedMeanwhile)=\{/.test(text) && !text.includes('onSavedMeanwhile={null}')
})
const others = saving.filter((file) => !staying.includes(file))

test('every form that a save closes stays if it was changed during the save, or says why not', () => {
  expect(staying).toContain('src/features/users/user-form.tsx')
  expect(others.filter((file) => !(file in reasons))).toEqual([])
})

test('no reason is out of date', () => {
  expect(Object.keys(reasons).filter((file) => !others.includes(file))).toEqual([])
})
