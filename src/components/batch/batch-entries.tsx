import { Button, Flex } from '@chakra-ui/react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
} from 'react-intl'
import { columnsOf } from '~/components/table/columns.tsx'
import { DataTable } from '~/components/table/data-table.tsx'
import { listParams } from '~/components/table/list-search.ts'
import { givenRows } from '~/components/table/local-rows.ts'
import { useOwnListState } from '~/components/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import type { BatchEntry } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

const batchList = listParams({
  rows: 'local',
  sortable: ['name', 'verdict', 'outcome'],
  sort: [],
  filters: { verdict: '', outcome: '' },
})

const column = columnsOf<BatchEntry>()

/** The verdict and the outcome of each item, with a tick where one is needed. */
export function BatchEntries({ batch, entries }: { batch: Batch; entries: readonly BatchEntry[] }) {
  const intl = useIntl()
  const list = useOwnListState(batchList)
  const labelOf = ({ verdict }: BatchEntry) => {
    const kind = verdict && batch.kinds[verdict.kind]
    return kind ? intl.formatMessage(kind.label) : ''
  }
  const columns = [
    column.text('name', { label: words.name }),
    column.text('verdict', {
      label: messages.verdict,
      value: labelOf,
      filter: { kind: 'choice' },
      cell: (entry) => <VerdictCell batch={batch} entry={entry} label={labelOf(entry)} />,
    }),
    column.text('note', {
      label: messages.note,
      value: ({ verdict }) => verdict?.note,
    }),
    ...(batch.columns ?? []),
    column.text('outcome', {
      label: messages.outcome,
      value: ({ step }) => step,
      text: outcomeOf,
      filter: { kind: 'choice' },
    }),
    column.text('failure', {
      label: messages.reason,
      value: ({ step, failure }) => (step === 'failed' ? failure : undefined),
    }),
  ]
  const labels = [...new Set(entries.map(labelOf))].filter(Boolean)
  return (
    <DataTable
      label={batch.texts.title}
      tableKey={batch.name}
      columns={columns}
      source={givenRows(entries)}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      list={list}
      search={null}
      empty={null}
      filters={
        <Flex gap="1.5" wrap="wrap" role="group" aria-label={intl.formatMessage(messages.verdict)}>
          {labels.map((label) => (
            <Button
              key={label}
              size="xs"
              variant={list.filters.verdict === label ? 'subtle' : 'outline'}
              colorPalette={list.filters.verdict === label ? 'teal' : 'gray'}
              aria-pressed={list.filters.verdict === label}
              onClick={() =>
                list.change({ filters: { verdict: list.filters.verdict === label ? '' : label } })
              }
            >
              <FormattedMessage
                {...countOf}
                values={{ label, count: entries.filter((each) => labelOf(each) === label).length }}
              />
            </Button>
          ))}
        </Flex>
      }
    />
  )
}

type VerdictCellProps = { batch: Batch; entry: BatchEntry; label: string }

/** The verdict, as the label of a tick where the action waits for one. */
function VerdictCell({ batch, entry, label }: VerdictCellProps) {
  const intl = useIntl()
  const { name, id, ticked, verdict } = entry
  const kind = verdict && batch.kinds[verdict.kind]
  const text = <span data-status={kind?.tone}>{label}</span>
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

const outcomes = defineMessages({
  waiting: { defaultMessage: 'To be checked', description: 'One of many things: not read yet' },
  queued: { defaultMessage: 'Waiting', description: 'One of many things: its turn will come' },
  sent: { defaultMessage: 'Under way', description: 'One of many things: being done now' },
  done: { defaultMessage: 'Done', description: 'One of many things: it was done' },
  failed: { defaultMessage: 'Failed', description: 'One of many things: it was not done' },
})

const messages = defineMessages({
  verdict: {
    defaultMessage: 'Check',
    description: 'Column: what was found about one of many things before anything is done with it',
  },
  note: { defaultMessage: 'Details', description: 'Column: more about what was found' },
  outcome: {
    defaultMessage: 'Outcome',
    description: 'Column: what became of one of many things',
  },
  reason: { defaultMessage: 'Reason', description: 'Column: why something was not done' },
})

const countOf = defineMessage<{ label: string; count: number }>({
  defaultMessage: '{label} ({count, number})',
  description: 'Button that shows only the things with one finding, and how many they are',
})

const include = defineMessage<{ name: string }>({
  defaultMessage: 'Include {name}',
  description: 'Checkbox: also do it with this one, although it loses something',
})
