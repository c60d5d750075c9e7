import { useState } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
} from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Select } from '~/kit/form/select.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { css, cx } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { wraps } from '~/ui/button/button-text.tsx'
import { Button } from '~/ui/button/button.tsx'
import type { BatchEntry } from './batch-state.ts'
import { outcomes } from './batch-text.ts'
import type { Batch } from './create-batch.ts'

const column = columnsOf<BatchEntry>()

/** The verdict and outcome of each item, with a checkbox if it needs confirmation. */
export function BatchEntries({ batch, entries }: { batch: Batch; entries: readonly BatchEntry[] }) {
  const intl = useIntl()
  const [wanted, setWanted] = useState<string>()
  // Thousands of items share a few labels.
  const labels = new Map(
    Object.entries(batch.kinds).map(([kind, about]) => [
      kind,
      about ? intl.formatMessage(about.label) : '',
    ]),
  )
  const labelOf = ({ verdict }: BatchEntry) => labels.get(verdict?.kind ?? '') ?? ''
  const counts = new Map<string, number>()
  for (const label of entries.map(labelOf)) counts.set(label, (counts.get(label) ?? 0) + 1)
  // A verdict may have no items left after a new check.
  const only = wanted !== undefined && counts.has(wanted) ? wanted : undefined
  const columns = [
    // Narrow, so that a table with the columns of its screen fits beside the menu at 1280 px.
    column.text('name', { label: batch.texts.item ?? words.name, width: 3 }),
    column.text('verdict', {
      label: messages.verdict,
      width: 3,
      value: labelOf,
      cell: (entry) => <VerdictCell batch={batch} entry={entry} label={labelOf(entry)} />,
    }),
    ...(entries.some(({ verdict }) => verdict?.note) ? [note] : []),
    ...(batch.columns ?? []),
    column.text('outcome', {
      label: words.outcome,
      width: 2.5,
      value: ({ step }) => (step === 'judged' ? undefined : step),
      text: outcomeOf,
      cell: ({ step }, text) => {
        const tone = step === 'failed' ? 'error' : step === 'done' && 'success'
        return tone ? <span data-status={tone}>{text}</span> : text
      },
      filter: { kind: 'choice' },
    }),
    ...(entries.some(({ failure }) => failure) ? [reason] : []),
  ]
  const items = defineList({
    key: batch.name,
    label: batch.texts.title,
    sort: [],
    columns,
    foundBy: foundBy('name'),
    id: ({ id }) => id,
    name: ({ name }) => name,
  })
  const rows = only === undefined ? entries : entries.filter((each) => labelOf(each) === only)
  return (
    <DataTable
      list={useLocalList(items, { rows })}
      filters={
        <Flex gap="1.5" wrap="wrap" role="group" aria-label={intl.formatMessage(messages.verdict)}>
          {[...counts].map(
            ([label, count]) =>
              label && (
                <Button
                  key={label}
                  size="xs"
                  variant={label === only ? 'subtle' : 'outline'}
                  className={cx(
                    wraps,
                    css({ minH: '8', colorPalette: label === only ? 'teal' : 'gray' }),
                  )}
                  aria-pressed={label === only}
                  data-sight={label}
                  onClick={() => setWanted(label === only ? undefined : label)}
                >
                  <FormattedMessage {...countOf} values={{ label, count }} />
                </Button>
              ),
          )}
        </Flex>
      }
    />
  )
}

type VerdictCellProps = { batch: Batch; entry: BatchEntry; label: string }

/** The verdict, as the label of a checkbox if the action needs confirmation. */
function VerdictCell({ batch, entry, label }: VerdictCellProps) {
  const intl = useIntl()
  const { name, id, ticked, verdict } = entry
  const kind = verdict && batch.kinds[verdict.kind]
  const text = <span data-status={kind?.tone}>{label}</span>
  if (batch.onOffer([entry], 'choose').length > 0) {
    return (
      <Select
        size="xs"
        aria-label={intl.formatMessage(choose, { name, label })}
        value=""
        onChange={({ target }) => batch.choose(id, target.value)}
      >
        <option value="">{label}</option>
        {(verdict && 'choices' in verdict ? (verdict.choices ?? []) : []).map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  }
  if (batch.onOffer([entry], 'tick').length === 0) return text
  return (
    <label>
      <input
        type="checkbox"
        aria-label={intl.formatMessage(include, { name })}
        checked={ticked}
        onChange={({ target }) => batch.tick([id], target.checked)}
      />
      {text}
    </label>
  )
}

function outcomeOf({ step }: BatchEntry, intl: IntlShape): string {
  return step === 'judged' ? '' : intl.formatMessage(outcomes[step])
}

const messages = defineMessages({
  verdict: {
    defaultMessage: 'Check',
    description: 'Column: what was found about one of many things before anything is done with it',
  },
  note: { defaultMessage: 'Details', description: 'Column: more about what was found' },
  reason: { defaultMessage: 'Reason', description: 'Column: why something was not done' },
})

const note = column.text('note', {
  label: messages.note,
  unsorted: true,
  width: 3.5,
  wraps: true,
  value: ({ verdict }) => verdict?.note,
})

const reason = column.text('reason', {
  label: messages.reason,
  unsorted: true,
  width: 3,
  wraps: true,
  value: ({ step, failure }) => (step === 'failed' ? failure : undefined),
})

const countOf = defineMessage<{ label: string; count: number }>({
  defaultMessage: '{label} ({count, number})',
  description: 'Button that shows only the things with one finding, and how many they are',
})

const choose = defineMessage<{ name: string; label: string }>({
  defaultMessage: '{label}: choose what {name} means',
  description: 'List of choices for one of many things; label: why it is not clear which is meant',
})

const include = defineMessage<{ name: string }>({
  defaultMessage: 'Include {name}',
  description: 'Checkbox: also do it with this one, although it loses something',
})
