import { FormattedMessage, useIntl } from 'react-intl'
import { messages as one } from '~/features/orders/label/messages.ts'
import { statusText } from '~/features/orders/label/transaction-text.ts'
import { formatDollars } from '~/i18n/format-dollars.ts'
import type { BatchEntry } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { isWebAddress } from '~/lib/web-address.ts'
import type { BoughtLabel, LabelItem, LabelVerdict } from './judge-label.ts'
import { messages } from './messages.ts'

export type LabelEntry = BatchEntry<LabelItem, LabelVerdict, BoughtLabel>

/** The rate to buy for an order. */
export const rateOf = ({ verdict }: Pick<LabelEntry, 'verdict'>) =>
  verdict && 'rate' in verdict ? verdict.rate : undefined

/** The label that was bought, or that the order already had. */
export const labelOf = ({ result, verdict }: LabelEntry) =>
  result ?? (verdict && 'label' in verdict ? verdict.label : undefined)

const column = columnsOf<LabelEntry>()

export const labelColumns = [
  column.text('rate', {
    unsorted: true,
    label: one.rate,
    width: 3.5,
    value: (entry) => {
      const { description } = rateOf(entry) ?? {}
      const { own } = entry.item
      return description && own ? `${description} · ${own.name}` : description
    },
  }),
  column.text('cost', {
    unsorted: true,
    label: messages.cost,
    csvLabel: messages.costCsv,
    width: 2,
    align: 'end',
    value: (entry) => rateOf(entry)?.cost,
    cell: (entry) => <Cost amount={rateOf(entry)?.cost} />,
  }),
  column.text('tracking', {
    unsorted: true,
    label: one.trackingNumber,
    width: 4,
    value: (entry) => labelOf(entry)?.tracking_number || labelOf(entry)?.status,
    text: (entry, intl) => {
      const label = labelOf(entry)
      // A pending label has no tracking number yet.
      return label ? label.tracking_number || statusText(intl, label) : ''
    },
    cell: (entry) => <Tracking label={labelOf(entry)} />,
  }),
  column.text('label', {
    label: messages.label,
    width: 2.5,
    value: (entry) => labelOf(entry)?.label_url,
    cell: (entry) => {
      const address = labelOf(entry)?.label_url
      return (
        address &&
        isWebAddress(address) && (
          <a data-link href={address} target="_blank" rel="noopener noreferrer">
            <FormattedMessage {...one.openLabel} />
          </a>
        )
      )
    },
  }),
]

function Cost({ amount }: { amount: number | undefined }) {
  const intl = useIntl()
  return amount === undefined ? null : <bdi>{formatDollars(intl, amount)}</bdi>
}

/** The tracking number, as a link where there is one; the status until there is a number. */
export function Tracking({ label }: { label: BoughtLabel | undefined }) {
  const intl = useIntl()
  const { tracking_number: number, tracking_url_provider: address } = label ?? {}
  return number && address && isWebAddress(address) ? (
    <a data-link href={address} target="_blank" rel="noopener noreferrer">
      <bdi>{number}</bdi>
    </a>
  ) : (
    label && <bdi>{number || statusText(intl, label)}</bdi>
  )
}
