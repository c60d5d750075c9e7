import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SearchBox } from '~/kit/table/search-box.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { NameLink } from '~/ui/link/record-link.tsx'
import type { Change } from './audit-changes.ts'
import { before, copyValue, messages } from './messages.ts'
import { readRecord, recordRows, valueText, type RecordRow } from './record-data.ts'
import { screenOfValue } from './record-screen.ts'

type ChangedRecordProps = { change: Change; earlier: Change | undefined }

/** The keys and values of a changed record, or its raw text. */
export function ChangedRecord({ change, earlier }: ChangedRecordProps) {
  const record = readRecord(change.recordData)
  const earlierRecord = readRecord(earlier?.recordData)
  if (record.kind === 'none') return <FormattedMessage {...messages.empty} />
  if (record.kind === 'value') return <Raw text={valueText(record.value)} />
  if (record.kind === 'malformed') {
    return (
      <>
        <Notice status="warning" title={messages.malformed} />
        <Raw text={record.text} />
      </>
    )
  }
  const rows = recordRows(
    record.entries,
    earlierRecord.kind === 'entries' ? earlierRecord.entries : undefined,
  )
  return rows.length > 0 ? (
    <Rows rows={rows} change={change} />
  ) : (
    <FormattedMessage {...messages.empty} />
  )
}

/** A search, and one line per key. */
function Rows({ rows, change }: { rows: readonly RecordRow[]; change: Change }) {
  const intl = useIntl()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = rows.filter(({ name, text }) => `${name}\n${text}`.toLowerCase().includes(wanted))
  return (
    <Stack gap="3">
      <SearchBox
        label={intl.formatMessage(messages.search)}
        value={search}
        onChange={setSearch}
        pauseMs={0}
      />
      {found.length === 0 ? (
        <styled.p role="status" color="fg.muted">
          <FormattedMessage {...messages.noMatch} />
        </styled.p>
      ) : (
        <Box as="dl" borderWidth="1px" rounded="l3" divideY="1px" textStyle="sm">
          {found.map((row) => (
            <Pair key={row.name} row={row} change={change} />
          ))}
        </Box>
      )}
    </Stack>
  )
}

const tones = { changed: 'warning', added: 'success', removed: 'error' } as const

function Pair({ row, change }: { row: RecordRow; change: Change }) {
  const { name, text, mark, before: old } = row
  const intl = useIntl()
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      columnGap="4"
      px="3"
      py="2"
      bg={mark ? 'bg.subtle' : undefined}
    >
      <Box as="dt" overflowWrap="anywhere">
        <code>{name}</code>
        {mark && (
          <StatusBadge status={tones[mark]}>
            <FormattedMessage {...messages[mark]} />
          </StatusBadge>
        )}
      </Box>
      <dd>
        <Flex gap="1" align="flex-start" justify="space-between">
          <Value removed={mark === 'removed'}>
            <NameLink link={screenOfValue(change, name, text)}>{text}</NameLink>
          </Value>
          <CopyButton value={text} label={intl.formatMessage(copyValue, { name })} />
        </Flex>
        {old !== undefined && (
          <styled.p color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <FormattedMessage {...before} values={{ value: old }} />
          </styled.p>
        )}
      </dd>
    </Grid>
  )
}

function Value({ removed, children }: { removed: boolean; children: ReactNode }) {
  const Element = removed ? 'del' : 'span'
  return (
    <Element className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minW: '0' })}>
      {children}
    </Element>
  )
}

const Raw = ({ text }: { text: string }) => (
  <Box
    as="pre"
    dir="ltr"
    p="3"
    borderWidth="1px"
    rounded="l3"
    textStyle="sm"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
  >
    {text}
  </Box>
)
