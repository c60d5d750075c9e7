import { FormattedMessage, useIntl } from 'react-intl'
import { useListOrderStatuses } from '~/api/generated/endpoints/orders/orders.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { inDisplayOrder, statusName } from '~/features/orders/order-status.tsx'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { refusedField } from '~/lib/refusal.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import type { StatusTarget } from './judge-status.ts'
import { messages, selectedCount } from './messages.ts'

type SetStatusDialogProps = {
  /** How many orders are selected. */
  count: number
  /** Resolves once the check has begun. */
  onCheck: (target: StatusTarget) => Promise<void>
  onClose: () => void
}

/** Asks for the new status of the selected orders and starts their check. Changes nothing yet. */
export function SetStatusDialog({ count, onCheck, onClose }: SetStatusDialogProps) {
  const intl = useIntl()
  const { data, error, refetch } = useListOrderStatuses()
  const options = inDisplayOrder(data?.orderStatuses ?? []).map((status) => ({
    value: status.token,
    label: statusName(intl, status),
  }))
  const form = useForm<{ status: string }>({
    defaultValues: { status: '' },
    check: ({ status }) => ({ status: status ? undefined : words.required }),
  })
  const begin = async ({ status }: { status: string }) => {
    const target = options.find(({ value }) => value === status)
    if (!target) throw refusedField('status', intl.formatMessage(words.required))
    await onCheck({ token: target.value, name: target.label })
  }
  return (
    <RecordForm
      in="dialog"
      title={messages.setStatus}
      size="sm"
      onClose={onClose}
      form={form}
      save={begin}
      notices={
        error && (
          <ErrorMessage
            error={error}
            title={shared.loadStatusesFailed}
            onRetry={() => void refetch()}
          />
        )
      }
      submitLabel={messages.check}
      note={<FormattedMessage {...selectedCount} values={{ count }} />}
    >
      <SelectField
        control={form.control}
        name="status"
        label={messages.newStatus}
        options={options}
        required
      />
    </RecordForm>
  )
}
