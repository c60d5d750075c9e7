import { FormattedMessage, useIntl } from 'react-intl'
import { linkToChange } from '~/features/audit/audit-address.ts'
import { changedBy, changeTone, changeWord } from '~/features/audit/change-word.tsx'
import { useLookBack } from '~/features/audit/look-back.ts'
import { LookedBack } from '~/features/audit/looked-back.tsx'
import { before as earlierValue } from '~/features/audit/messages.ts'
import type { RecordRow } from '~/features/audit/record-data.ts'
import { loggedAs, type LoggedAs } from '~/features/audit/record-screen.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import type { RecordKind } from '~/ui/link/record-screens.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { changesOfRecord, shortestName, type HistoryEntry } from './changes-of-record.ts'
import { historyMessages, historyOf, onlyLogOf } from './messages.ts'

type HistoryDialogProps = {
  kind: RecordKind
  id: string
  name: string
  enterpriseId: number
  logOf: string | undefined
  onClose: () => void
}

/** What has happened to one record, the newest first. */
export function HistoryDialog({ kind, name, logOf, onClose, ...props }: HistoryDialogProps) {
  const logged = loggedAs(kind)
  return (
    <Dialog
      title={<FormattedMessage {...historyOf} values={{ name }} />}
      size="lg"
      onClose={onClose}
    >
      {logOf !== undefined && (
        <styled.p mb="4">
          <FormattedMessage {...onlyLogOf} values={{ enterprise: logOf }} />
        </styled.p>
      )}
      {logged && <Entries {...props} logged={logged} />}
    </Dialog>
  )
}

type EntriesProps = Pick<HistoryDialogProps, 'id' | 'enterpriseId'> & { logged: LoggedAs }

function Entries({ id, enterpriseId, logged }: EntriesProps) {
  const log = useLookBack(enterpriseId, shortestName(logged.names))
  const entries = changesOfRecord(log.changes, logged, id)
  return (
    <Stack gap="4">
      {entries.length > 0 && (
        <Stack as="ol" gap="3">
          {entries.map((entry, index) => (
            <Entry
              key={entry.change.key}
              entry={entry}
              enterpriseId={enterpriseId}
              isFirst={log.isWhole && index === entries.length - 1}
            />
          ))}
        </Stack>
      )}
      <LookedBack log={log} none={entries.length === 0 ? historyMessages.none : undefined} />
    </Stack>
  )
}

type EntryProps = { entry: HistoryEntry; enterpriseId: number; isFirst: boolean }

function Entry({ entry: { change, rows }, enterpriseId, isFirst }: EntryProps) {
  const intl = useIntl()
  const { changeType, changedAt } = change
  const link = linkToChange(enterpriseId, change)
  return (
    <Box as="li" listStyleType="none" borderWidth="1px" rounded="l3" px="4" py="3" textStyle="sm">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <StatusBadge status={changeTone(changeType)}>{changeWord(intl, changeType)}</StatusBadge>
        <span>{formatInstant(intl, changedAt)}</span>
        <bdi>{changedBy(change, intl)}</bdi>
        {link && (
          <ScreenLink {...link} variant="underline">
            <FormattedMessage {...historyMessages.open} />
          </ScreenLink>
        )}
      </Flex>
      {rows ? (
        <ChangedValues rows={rows} />
      ) : (
        isFirst &&
        changeType === 'UPDATE' && (
          <styled.p color="fg.muted" mt="1">
            <FormattedMessage {...historyMessages.oldest} />
          </styled.p>
        )
      )}
    </Box>
  )
}

/** Each value that differs, with the one before. */
function ChangedValues({ rows }: { rows: readonly RecordRow[] }) {
  if (rows.length === 0) {
    return (
      <styled.p color="fg.muted" mt="1">
        <FormattedMessage {...historyMessages.same} />
      </styled.p>
    )
  }
  return (
    <Stack as="dl" gap="1" mt="2">
      {rows.map(({ name, text, mark, before }) => (
        <Flex key={name} wrap="wrap" columnGap="2">
          <styled.dt color="fg.muted">
            <code>{name}</code>
          </styled.dt>
          <styled.dd overflowWrap="anywhere" minW="0">
            {mark === 'removed' ? (
              <del>
                <bdi>{text}</bdi>
              </del>
            ) : (
              <bdi>{text}</bdi>
            )}
            {mark === 'changed' && before !== undefined && (
              <styled.p color="fg.muted">
                <FormattedMessage {...earlierValue} values={{ value: before }} />
              </styled.p>
            )}
          </styled.dd>
        </Flex>
      ))}
    </Stack>
  )
}
