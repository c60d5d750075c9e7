import { useIntl } from 'react-intl'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { Stack } from '~/styled-system/jsx'
import { matches, type Wanted } from './change-filters.tsx'
import { ChangesTable, changesIn } from './changes-table.tsx'
import { useLookBack } from './look-back.ts'
import { LookedBack } from './looked-back.tsx'
import { messages } from './messages.ts'

type FoundChangesProps = { enterpriseId: number; wanted: Wanted }

/** The changes that match filters which the server does not have: only those that were read are looked through. */
export function FoundChanges({ enterpriseId, wanted }: FoundChangesProps) {
  const intl = useIntl()
  const changes = changesIn(enterpriseId)
  const { tableName } = useListState(changes).filters
  const log = useLookBack(enterpriseId, tableName || undefined)
  const found = log.changes.filter((change) => matches(change, wanted, intl))
  // The failure stands above, in place of the rows.
  const isFailed = log.total === undefined && log.error !== null
  const isKnown = log.total !== undefined && (found.length > 0 || !log.isReading)
  const list = useLocalList(changes, { rows: isKnown ? found : undefined })
  return (
    <Stack gap="4">
      <LookedBack log={log} />
      {!isFailed && (
        <ChangesTable
          enterpriseId={enterpriseId}
          list={list}
          loaded={log.changes}
          none={messages.noneFound}
        />
      )}
    </Stack>
  )
}
