import { useUpdateFleet } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { FleetUpdateRequest } from '~/api/generated/model/fleetUpdateRequest.zod.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/fleets/messages.ts'
import { readDescriptionNow } from '~/features/fleets/picker/fleet-request.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { messages } from './messages.ts'

type DescriptionDialogProps = { fleet: Fleet; onSaved: () => void; onClose: () => void }

/** Edits the description of a fleet. */
export function DescriptionDialog({ fleet, onSaved, onClose }: DescriptionDialogProps) {
  const toRequest = ({ description }: { description: string }): FleetUpdateRequest => ({
    fleetId: fleet.id,
    description,
    deviceInventoryIdsToCommission: [],
  })
  const form = useForm({
    defaultValues: { description: fleet.description },
    check: (values) => contractCheck<FleetUpdateRequest>(FleetUpdateRequest)(toRequest(values)),
  })
  const { mutateAsync } = useUpdateFleet({
    mutation: { onSuccess: onSaved },
    request: requestFor(form.control),
  })
  return (
    <RecordForm
      in="dialog"
      title={messages.editDescription}
      onClose={onClose}
      form={form}
      save={(values) => mutateAsync({ data: toRequest(values) })}
      edits={{
        name: fleet.description,
        read: async (queryClient, request) => ({
          description: await readDescriptionNow(queryClient, fleet.id, request),
        }),
      }}
      saved={messages.saved}
      notSaved={messages.notSaved}
    >
      <TextField
        control={form.control}
        name="description"
        label={shared.description}
        required
        autoFocus
      />
    </RecordForm>
  )
}
