import { useIntl } from 'react-intl'
import { useUpdateFleet } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { FleetUpdateRequest } from '~/api/generated/model/fleetUpdateRequest.zod.ts'
import { useMerge } from '~/kit/form/use-merge.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormDialog } from '~/kit/form/form-dialog.tsx'
import { versionedRequest } from '~/kit/form/record-version.ts'
import { SaveFailure } from '~/kit/form/save-failure.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { readDescription } from '~/features/fleets/picker/fleet-request.ts'
import { messages as shared } from '~/features/fleets/messages.ts'
import { messages } from './messages.ts'

type DescriptionDialogProps = { fleet: Fleet; onSaved: () => void; onClose: () => void }

/** Edits the description of a fleet. */
export function DescriptionDialog({ fleet, ...props }: DescriptionDialogProps) {
  const intl = useIntl()
  const toRequest = ({ description }: { description: string }): FleetUpdateRequest => ({
    fleetId: fleet.id,
    description,
    deviceInventoryIdsToCommission: [],
  })
  const form = useForm({
    defaultValues: { description: fleet.description },
    check: (values) => contractCheck<FleetUpdateRequest>(FleetUpdateRequest)(toRequest(values)),
  })
  const { mutateAsync, error } = useUpdateFleet({ request: versionedRequest(form.control) })
  const merge = useMerge(form, {
    name: fleet.description,
    read: async (queryClient, request) => ({
      description: await readDescription(queryClient, fleet.id, request),
    }),
    fields: { description: shared.description },
  })
  const saySaved = () => {
    toast('success', intl.formatMessage(messages.saved))
    props.onSaved()
  }
  return (
    <FormDialog
      title={messages.editDescription}
      onClose={props.onClose}
      form={form}
      onSubmit={(values) => mutateAsync({ data: toRequest(values) })}
      onSaved={() => {
        saySaved()
        props.onClose()
      }}
      onSavedMeanwhile={saySaved}
      whenLeft={{ saved: messages.saved, failed: messages.notSaved }}
      merge={merge}
      failure={<SaveFailure error={merge?.failureOf(error) ?? null} title={messages.notSaved} />}
    >
      <TextField
        control={form.control}
        name="description"
        label={shared.description}
        required
        autoFocus
      />
    </FormDialog>
  )
}
