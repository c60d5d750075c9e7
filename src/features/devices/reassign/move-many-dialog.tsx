import { useQueryClient } from '@tanstack/react-query'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Device } from '~/api/generated/model/index.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { refusedField } from '~/kit/form/refused-field.ts'
import { TextareaField } from '~/kit/form/textarea-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { CodesFile } from '~/kit/scan/codes-file.tsx'
import { ScanButton, Scanner } from '~/kit/scan/scanner.tsx'
import { useScan } from '~/kit/scan/use-scan.ts'
import { EnterpriseField } from '~/features/choices/enterprise-field.tsx'
import { readScanned } from '~/features/devices/read-scanned.ts'
import { knowsSerial } from '~/features/devices/similar-devices.ts'
import { foldedSerial, serialsOf, textOfSerials } from '~/features/devices/serials.ts'
import { words } from '~/i18n/words.ts'
import type { MoveItem, MoveTarget } from './judge-move.ts'
import { messages, selectedCount, serialCount } from './messages.ts'
import { css } from '~/styled-system/css'

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
      serials: pastes && serialsOf(serials).length === 0 ? messages.noSerials : undefined,
      enterpriseId: enterpriseId === '' ? words.required : undefined,
    }),
  })
  const pasted = useWatch({ control: form.control, name: 'serials' })
  /** The codes of a file join the serial numbers. Those of another of its columns go. */
  const take = (codes: readonly string[], before: readonly string[]) => {
    const dropped = new Set(before.map(foldedSerial))
    const kept = serialsOf(pasted).filter((serial) => !dropped.has(foldedSerial(serial)))
    const all = serialsOf(textOfSerials([...kept, ...codes], '\n'))
    form.setValue('serials', textOfSerials(all, '\n'), { shouldDirty: true })
  }
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
      submitLabel={messages.check}
      note={
        <FormattedMessage
          {...(pastes ? serialCount : selectedCount)}
          values={{ count: pastes ? serialsOf(pasted).length : devices.length }}
        />
      }
    >
      {pastes && (
        <>
          <TextareaField
            control={form.control}
            name="serials"
            label={messages.serials}
            help={messages.serialsHelp}
            rows={8}
            spellCheck={false}
            required
          />
          <ScannedSerials form={form} />
          <CodesFile onCodes={take} />
        </>
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

/** Scanned codes join the serial numbers in the form. */
function ScannedSerials({ form }: { form: UseFormReturn<MoveManyValues> }) {
  const queryClient = useQueryClient()
  const scan = useScan({
    judge: async (code) => {
      const scanned = await readScanned(code, knowsSerial(queryClient))
      const text = form.getValues('serials')
      const all = serialsOf(`${text}\n${textOfSerials(scanned, '\n')}`)
      const name = scanned.join(', ')
      if (all.length === serialsOf(text).length) return { kind: 'repeated', name }
      form.setValue('serials', textOfSerials(all, '\n'), { shouldDirty: true })
      return { kind: 'added', name }
    },
  })
  return (
    <>
      <ScanButton scan={scan} className={css({ alignSelf: 'start' })} />
      <Scanner scan={scan} typing={false} />
    </>
  )
}
