import { Activity, Copy, Download, ShieldCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { saveFile } from '~/lib/save-file.ts'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { RefreshButton } from '~/ui/button/refresh-button.tsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { SectionPanel } from '~/ui/layout/section-panel.tsx'
import { calls, operations, violations } from './health-columns.tsx'
import { healthFile, healthText, readHealth, type Health } from './health.ts'
import { callCount, messages, operationCount, versions, violationCount } from './messages.ts'

/** Of the console and of its contract, so that support knows what both sides promised. */
const version = `${import.meta.env.VITE_WEB_VERSION}, contract ${import.meta.env.VITE_CONTRACT_VERSION}`

/** Statistics on the calls of this visit, for support. */
export function ContractHealthPage() {
  const intl = useIntl()
  const copy = useCopy()
  // Not live: rows that move while being read help nobody.
  const [health, setHealth] = useState(readHealth)
  const copyAll = () => copy(healthText(health, version), intl.formatMessage(messages.copied))
  const download = () =>
    saveFile(
      'contract-health.json',
      new Blob([healthFile(health, version)], { type: 'application/json' }),
    )
  return (
    <>
      <PageHeader
        actions={
          <>
            <RefreshButton
              updatedAt={health.readAt}
              busy={false}
              failed={false}
              onRefresh={() => setHealth(readHealth())}
            />
            <Button size="sm" quiet onClick={download}>
              <Download aria-hidden />
              <FormattedMessage {...messages.download} />
            </Button>
            <Button size="sm" onClick={copyAll}>
              <Copy aria-hidden />
              <FormattedMessage {...messages.copy} />
            </Button>
          </>
        }
      />
      <styled.p textStyle="sm" color="fg.muted" maxW="prose" mb="6">
        <FormattedMessage {...messages.privacy} />
        <styled.span display="block">
          <FormattedMessage
            {...versions}
            values={{
              console: import.meta.env.VITE_WEB_VERSION,
              contract: import.meta.env.VITE_CONTRACT_VERSION,
            }}
          />
        </styled.span>
      </styled.p>
      <Violations rows={health.violations} />
      <Operations health={health} />
      <Calls rows={health.calls} />
    </>
  )
}

function Violations({ rows }: { rows: Health['violations'] }) {
  const answers = rows.reduce((total, { count }) => total + count, 0)
  return (
    <Section
      heading={messages.violations}
      summary={<FormattedMessage {...violationCount} values={{ count: answers }} />}
    >
      <DataTable
        list={useLocalList(violations, { rows })}
        empty={
          <EmptyState as="h3" good icon={ShieldCheck} title={messages.noViolations}>
            <FormattedMessage {...messages.noViolationsHint} />
          </EmptyState>
        }
      />
    </Section>
  )
}

function Operations({ health }: { health: Health }) {
  const { operations: rows, since } = health
  const intl = useIntl()
  const sent = rows.reduce((total, { count }) => total + count, 0)
  return (
    <Section
      heading={messages.operations}
      summary={
        <FormattedMessage
          {...operationCount}
          values={{ calls: sent, count: rows.length, time: formatInstant(intl, since) }}
        />
      }
    >
      <DataTable
        list={useLocalList(operations, { rows })}
        search={{ label: messages.searchOperations }}
        empty={<NoCalls />}
      />
    </Section>
  )
}

function Calls({ rows }: { rows: Health['calls'] }) {
  return (
    <Section
      heading={messages.calls}
      summary={<FormattedMessage {...callCount} values={{ count: rows.length }} />}
    >
      <DataTable
        list={useLocalList(calls, { rows })}
        search={{ label: messages.searchCalls }}
        empty={<NoCalls />}
      />
    </Section>
  )
}

type SectionProps = { heading: MessageDescriptor; summary: ReactNode; children: ReactNode }

function Section({ heading, summary, children }: SectionProps) {
  return (
    <SectionPanel heading={heading} summary={summary} query={read} skeleton={null}>
      {children}
    </SectionPanel>
  )
}

/** The log is in memory, so nothing loads. */
const read = {
  data: true,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
}

function NoCalls() {
  return (
    <EmptyState as="h3" icon={Activity} title={messages.noCalls}>
      <FormattedMessage {...messages.noCallsHint} />
    </EmptyState>
  )
}
