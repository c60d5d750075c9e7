import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Device } from '~/api/generated/model/index.ts'
import { EnterpriseField } from '~/features/choices/enterprise-field.tsx'
import { readScanned } from '~/features/devices/read-scanned.ts'
import { foldedSerial, serialsOf } from '~/features/devices/serials.ts'
import { knowsSerial } from '~/features/devices/similar-devices.ts'
import { selectedCount, serialCount, words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { ManyCodesField } from '~/kit/scan/many-codes-field.tsx'
import { refusedField } from '~/lib/refusal.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import type { MoveItem, MoveTarget } from './judge-move.ts'
import { messages } from './messages.ts'

type MoveManyDialogProps = {
  /** The selected devices. Without any, the user enters serial numbers. */
  devices: readonly Device[]
  /** Resolves once the check has begun. */
  onCheck: (items: MoveItem[], target: MoveTarget) => Promise<void>
  onClose: () => void
}

type MoveManyValues = { serials: string; enterpriseId: number | '' }

/** Asks which devices go where and starts their check. Moves nothing yet. */
export function MoveManyDialog({ devices, onCheck, onClose }: MoveManyDialogProps) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useListAllEnterprises()
  const pastes = devices.length === 0
  const form = useForm<MoveManyValues>({
    defaultValues: { serials: '', enterpriseId: '' },
    check: ({ serials, enterpriseId }) => ({
      serials: pastes && serialsOf(serials).length === 0 ? deviceWords.noSerials : undefined,
      enterpriseId: enterpriseId === '' ? words.required : undefined,
    }),
  })
  const pasted = useWatch({ control: form.control, name: 'serials' })
  const begin = async ({ serials, enterpriseId }: MoveManyValues) => {
    // A restored enterprise can be sent before the list is loaded.
    const { enterprises } =
      data ?? (await queryClient.fetchQuery(getListAllEnterprisesQueryOptions()))
    const target = enterprises.find(({ id }) => id === enterpriseId)
    if (!target) throw refusedField('enterpriseId', intl.formatMessage(words.required))
    const items = pastes
      ? serialsOf(serials).map((serial) => ({ serial }))
      : devices.map(({ id, serialNumber }) => ({ serial: serialNumber, id }))
    await onCheck(items, { id: target.id, name: target.name })
  }
  return (
    <RecordForm
      in="dialog"
      title={messages.moveDevices}
      onClose={onClose}
      form={form}
      save={begin}
      notices={
        error && (
          <ErrorMessage
            error={error}
            title={messages.enterprisesFailed}
            onRetry={() => void refetch()}
          />
        )
      }
      draft={pastes && 'devices-move-many'}
      submitLabel={deviceWords.check}
      note={
        <FormattedMessage
          {...(pastes ? serialCount : selectedCount)}
          values={{ count: pastes ? serialsOf(pasted).length : devices.length }}
        />
      }
    >
      {pastes && (
        <ManyCodesField
          form={form}
          name="serials"
          label={deviceWords.serials}
          read={(code) => readScanned(code, knowsSerial(queryClient))}
          keyOf={foldedSerial}
        />
      )}
      <EnterpriseField
        control={form.control}
        name="enterpriseId"
        label={messages.target}
        without={null}
        required
      />
    </RecordForm>
  )
}
