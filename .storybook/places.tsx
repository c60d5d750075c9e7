import { useState } from 'react'
import * as z from 'zod/mini'
import { contractCheck } from '../src/kit/form/contract-check.ts'
import { Form } from '../src/kit/form/form.tsx'
import { SubmitButton } from '../src/kit/form/submit-button.tsx'
import { TextField } from '../src/kit/form/text-field.tsx'
import { useForm } from '../src/kit/form/use-form.ts'
import { TreeEditor, type NodeFormProps } from '../src/kit/tree/tree-editor.tsx'
import type { TreeNode } from '../src/lib/tree.ts'

interface Place extends TreeNode<Place> {
  zone?: string
}

export const place = (name: string, ...children: Place[]): Place => ({ id: name, name, children })
const located = (name: string, zone: string): Place => ({ ...place(name), zone })

export const company = place(
  'Harbor Grill',
  place('West', located('Portland', 'US/Pacific'), located('Boise', 'US/Mountain')),
  located('Airport', 'US/Central'),
)

export const large = place(
  'Harbor Grill',
  ...Array.from({ length: 4 }, (_, region) =>
    place(
      `Region ${region + 1}`,
      ...Array.from({ length: 12 }, (_, store) =>
        located(`Store ${region + 1}-${store + 1}`, 'US/Eastern'),
      ),
    ),
  ),
)

const check = contractCheck<{ name: string }>(
  z.object({ name: z.string().check(z.minLength(1)) }),
  { name: { required: { defaultMessage: 'Name is required' } } },
)

function PlaceForm({ node, parent, onSave }: NodeFormProps<Place>) {
  const form = useForm({ defaultValues: { name: node?.name ?? '' }, check })
  const save = ({ name }: { name: string }) => {
    const rest = node ?? { id: crypto.randomUUID(), children: [] }
    onSave({ ...rest, name }, parent?.id ?? null)
    return Promise.resolve()
  }
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={save}
      actions={<SubmitButton>Save</SubmitButton>}
    >
      <TextField control={form.control} name="name" label="Name" autoFocus />
    </Form>
  )
}

export function Places({
  initial,
  onChange,
}: {
  initial: Place | null
  onChange: (root: Place | null) => void
}) {
  const [root, setRoot] = useState(initial)
  return (
    <TreeEditor
      label="Places"
      root={root}
      onChange={(next) => {
        setRoot(next)
        onChange(next)
      }}
      createRoot="Create Root"
      emptyTitle="No places yet"
      emptyHint="Begin with the company itself."
      details={({ zone }) => zone && <p>{zone}</p>}
      keepBecause={({ children, name }) =>
        children.length > 0
          ? 'A place with others below it cannot be deleted.'
          : name === 'Airport'
            ? 'Airport is in use by a sensor.'
            : null
      }
      form={(form) => <PlaceForm {...form} />}
    />
  )
}
