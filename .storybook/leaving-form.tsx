import { Link, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { Draft } from '../src/kit/form/draft.tsx'
import { FormActions } from '../src/kit/form/form-actions.tsx'
import { Form } from '../src/kit/form/form.tsx'
import { LeaveGuard } from '../src/kit/form/leave-guard.tsx'
import { PasswordField } from '../src/kit/form/password-field.tsx'
import { TextField } from '../src/kit/form/text-field.tsx'
import { useForm } from '../src/kit/form/use-form.ts'
import type { UserStorage } from '../src/lib/user-storage.ts'
import { Stack } from '../src/styled-system/jsx'
import { QuestionRegion } from '../src/ui/dialog/question-region.tsx'
import { UserStoragesProvider } from '../src/ui/settings/user-storages.ts'
import { storyStorages } from './storages.ts'

type LeavingProps = {
  onSubmit: (values: { name: string; note: string; pin: string }) => Promise<unknown>
  /** Where the draft is, if not in the browser. */
  drafts?: UserStorage
  /** Whether the screen stays open after a save. */
  stays?: boolean
}

/** A form that is left, reloaded and saved. */
export function LeavingForm({ onSubmit, stays, drafts }: LeavingProps) {
  const [storages] = useState(() => storyStorages(drafts && { drafts }))
  const [visit, setVisit] = useState(0)
  const { history } = useRouter()
  const address = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <UserStoragesProvider value={storages}>
      <Stack gap="4" maxW="lg" align="start">
        <p>You are at {address}</p>
        <Link to="/monitoring/locations">Locations</Link>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Reload
        </button>
        {address === '/' && <UserForm key={visit} onSubmit={onSubmit} stays={stays} />}
      </Stack>
      <QuestionRegion />
    </UserStoragesProvider>
  )
}

function UserForm({ onSubmit, stays = false }: LeavingProps) {
  const { history } = useRouter()
  const [meanwhile, setMeanwhile] = useState('')
  const form = useForm({ defaultValues: { name: '', note: '', pin: '' }, check: () => ({}) })
  return (
    <Form
      form={form}
      failure={null}
      onSubmit={onSubmit}
      onSaved={() => !stays && history.push('/admin-admin/enterprises')}
      onSavedMeanwhile={() => setMeanwhile('Saved meanwhile')}
      leaveGuard={<LeaveGuard losing="the new user" />}
      draft={<Draft name="user-add" />}
      actions={<FormActions submitLabel="Save" cancel={{ to: '/admin-admin/enterprises' }} />}
    >
      <p role="status">{meanwhile}</p>
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="note" label="Note" />
      <PasswordField control={form.control} name="pin" label="Code" autoComplete="new-password" />
    </Form>
  )
}
