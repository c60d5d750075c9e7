import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Fleet } from '~/api/generated/model/index.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { RadioCardsField } from '~/kit/form/radio-cards-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { ManyCodesField } from '~/kit/scan/many-codes-field.tsx'
import { distinctCodes, indexByCode } from '~/lib/codes.ts'
import { changeMany, type ManyChange } from './judge-change.ts'
import { macCount, messages } from './messages.ts'

type ChangeManyDialogProps = { fleet: Fleet; onClose: () => void }

type ChangeManyValues = { change: ManyChange; codes: string }

/** Asks which devices of a fleet are removed or put back, and starts their check. Changes nothing yet. */
export function ChangeManyDialog({ fleet, onClose }: ChangeManyDialogProps) {
  const intl = useIntl()
  const begin = {
    remove: useBatch(changeMany.remove),
    reinventory: useBatch(changeMany.reinventory),
  }
  const form = useForm<ChangeManyValues>({
    defaultValues: { change: 'remove', codes: '' },
    check: ({ codes }) => ({
      codes: distinctCodes(codes).length === 0 ? messages.noCodes : undefined,
    }),
  })
  const codes = useWatch({ control: form.control, name: 'codes' })
  const find = indexByCode(fleet.deviceInventoryToCommission, (device) => [
    device.deviceRadioMacAddress,
  ])
  return (
    <RecordForm
      in="dialog"
      title={messages.severalTitle}
      onClose={onClose}
      form={form}
      save={({ change, codes: text }) =>
        begin[change](
          distinctCodes(text).map((code) => ({ code })),
          { fleetId: fleet.id, fleet: fleet.description },
        )
      }
      draft={`fleet-change-many-${fleet.id}`}
      submitLabel={messages.check}
      note={<FormattedMessage {...macCount} values={{ count: distinctCodes(codes).length }} />}
    >
      <RadioCardsField
        control={form.control}
        name="change"
        label={messages.change}
        options={[
          {
            value: 'remove',
            label: intl.formatMessage(messages.remove),
            description: intl.formatMessage(messages.removeHint),
          },
          {
            value: 'reinventory',
            label: intl.formatMessage(messages.reinventory),
            description: intl.formatMessage(messages.reinventoryManyHint),
          },
        ]}
      />
      <ManyCodesField
        form={form}
        name="codes"
        label={messages.codes}
        read={async (code) => {
          const device = find(code)
          return device
            ? [device.deviceRadioMacAddress]
            : { kind: 'own', status: 'error', text: intl.formatMessage(messages.notInFleet) }
        }}
      />
    </RecordForm>
  )
}
