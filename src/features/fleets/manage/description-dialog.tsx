import { FormattedMessage, useIntl } from 'react-intl'
import { useUpdateFleet } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { FleetUpdateRequest } from '~/api/generated/model/fleetUpdateRequest.zod.ts'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { CancelButton } from '~/components/form/cancel.tsx'
import { contractCheck } from '~/components/form/contract-check.ts'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { toast } from '~/components/toast/toasts.ts'
import { messages as shared } from '~/features/fleets/messages.ts'
import { messages } from './messages.ts'

type DescriptionDialogProps = { fleet: Fleet; onSaved: () => void; onClose: () => void }

/** Edits the description of a fleet. */
export function DescriptionDialog({ fleet, ...props }: DescriptionDialogProps) {
  const intl = useIntl()
  const { mutateAsync, error } = useUpdateFleet()
  const toRequest = ({ description }: { description: string }): FleetUpdateRequest => ({
    fleetId: fleet.id,
    description,
    deviceInventoryIdsToCommission: [],
  })
  const form = useForm({
    defaultValues: { description: fleet.description },
    check: (values) => contractCheck<FleetUpdateRequest>(FleetUpdateRequest)(toRequest(values)),
  })
  const onSaved = () => {
    toast('success', intl.formatMessage(messages.saved))
    props.onSaved()
    props.onClose()
  }
  return (
    <Dialog title={<FormattedMessage {...messages.editDescription} />} onClose={props.onClose}>
      <Form
        form={form}
        onSubmit={(values) => mutateAsync({ data: toRequest(values) })}
        onSaved={onSaved}
        sendsUnchanged={false}
        failure={<SaveFailure error={error} title={<FormattedMessage {...messages.notSaved} />} />}
        leaveGuard={null}
        actions={<FormActions cancel={<CancelButton onCancel={props.onClose} />} />}
      >
        <TextField
          control={form.control}
          name="description"
          label={shared.description}
          required
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
