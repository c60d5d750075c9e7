import { Link, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { defineMessages } from 'react-intl'
import { fn, type screen } from 'storybook/test'
import { RecordForm } from '../src/kit/form/record-form.tsx'
import { TextField } from '../src/kit/form/text-field.tsx'
import { TextareaField } from '../src/kit/form/textarea-field.tsx'
import { useForm } from '../src/kit/form/use-form.ts'
import { ToastRegion } from '../src/ui/feedback/toast-region.tsx'
import { UserStoragesProvider } from '../src/ui/settings/user-storages.ts'
import { storyStorages } from './storages.ts'

const labels = defineMessages({
  name: { defaultMessage: 'Name' },
  status: { defaultMessage: 'Status' },
  note: { defaultMessage: 'Note' },
  notSaved: { defaultMessage: 'Error saving location.' },
})

/** The location that the form of `LocationScreen` edits. */
export const saved = { name: 'Harbor Grill', status: 'Open', note: '' }

export type Location = typeof saved

type LocationFormProps = {
  /** Reads the location again. */
  read: () => Promise<Location>
  onSubmit: (values: Location, saved: Location) => Promise<unknown>
}

function LocationForm({ read, onSubmit }: LocationFormProps) {
  const form = useForm({ defaultValues: saved, check: () => ({}) })
  const { control } = form
  return (
    <RecordForm
      form={form}
      save={(values, before) => onSubmit(values, before)}
      edits={{ name: 'Harbor Grill', read }}
      notSaved={labels.notSaved}
      draft="location-edit"
    >
      <TextField control={control} name="name" label={labels.name} />
      <TextField control={control} name="status" label={labels.status} />
      <TextareaField control={control} name="note" label={labels.note} />
    </RecordForm>
  )
}

/** The form of a location that others change too, on a screen that can be left. */
export function LocationScreen(props: LocationFormProps) {
  const [storages] = useState(() => storyStorages())
  const { history } = useRouter()
  const address = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <UserStoragesProvider value={storages}>
      {address === '/' && <LocationForm {...props} />}
      <Link to="/monitoring/locations">Locations</Link>
      <ToastRegion />
    </UserStoragesProvider>
  )
}

/** Reads the location with a change. */
export const answer = (change: Partial<Location>) =>
  fn(() => Promise.resolve({ ...saved, ...change }))

type Play = {
  canvas: { getByLabelText: (label: string) => HTMLElement; getByRole: typeof screen.getByRole }
  userEvent: {
    clear: (field: Element) => Promise<void>
    click: (control: Element) => Promise<void>
    type: (field: Element, text: string) => Promise<void>
  }
}

/** Types a text in place of what a field has. */
export async function retype({ canvas, userEvent }: Play, label: string, text: string) {
  await userEvent.clear(canvas.getByLabelText(label))
  await userEvent.type(canvas.getByLabelText(label), text)
}

/** Presses Save. */
export const save = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }))
