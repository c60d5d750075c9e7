import { ChartNoAxesColumn } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PastCellularUsage } from '~/api/generated/model/index.ts'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { useNow } from '~/i18n/use-now.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { estimateOf, forecast, isCurrent } from './forecast.ts'
import { currentTotal, messages, pastTotal, tagHint } from './messages.ts'
import { UsageChart } from './usage-chart.tsx'
import { currentUsage, pastUsage } from './usage-columns.tsx'
import { UsageForecast } from './usage-forecast.tsx'
import { totalUsage, usageByMonth } from './usage-months.ts'
import type { UsageFound } from './use-usage.ts'

type UsageResultProps = {
  /** The enterprise's token, which is also the name of its tag. */
  token: string
  usage: SectionQuery<UsageFound>
}

/** The result of a query: the usage, a missing tag, or a failure. */
export function UsageResult({ token, usage }: UsageResultProps) {
  return (
    <SectionPanel
      heading={messages.result}
      summary={usage.data && <Total found={usage.data} />}
      query={usage}
      failureTitle={messages.lookupFailed}
      skeleton={<SkeletonLines />}
    >
      {usage.data && <Found token={token} found={usage.data} />}
    </SectionPanel>
  )
}

function Total({ found }: { found: UsageFound }) {
  const intl = useIntl()
  if (found.kind === 'noTag') return null
  const { bytes, sessions, links } = totalUsage(
    found.kind === 'past' ? found.rows : found.rows.filter(isCurrent),
  )
  const data = formatBytes(intl, bytes)
  return found.kind === 'past' ? (
    <FormattedMessage {...pastTotal} values={{ data, sessions, links }} />
  ) : (
    <FormattedMessage {...currentTotal} values={{ data, links }} />
  )
}

function Found({ token, found }: { token: string; found: UsageFound }) {
  if (found.kind === 'noTag') {
    return (
      <Notice status="info" role="alert" title={messages.noTag}>
        <FormattedMessage {...tagHint} values={{ token }} />
      </Notice>
    )
  }
  return found.kind === 'past' ? <PastUsage rows={found.rows} /> : <CurrentUsage {...found} />
}

function PastUsage({ rows }: { rows: readonly PastCellularUsage[] }) {
  return (
    <>
      <UsageChart {...usageByMonth(rows)} />
      <DataTable list={useLocalList(pastUsage, { rows })} empty={<NoUsage />} />
    </>
  )
}

function CurrentUsage({ rows, ...past }: Extract<UsageFound, { kind: 'current' }>) {
  const now = useNow()
  const list = useLocalList(currentUsage, {
    rows: rows.map((row) => ({ ...row, estimate: estimateOf(row, now) })),
  })
  return (
    <>
      {rows.length > 0 && <UsageForecast forecast={forecast(rows, now)} {...past} />}
      <DataTable list={list} empty={<NoUsage />} />
    </>
  )
}

function NoUsage() {
  return (
    <EmptyState icon={ChartNoAxesColumn} as="h3" title={messages.noUsage}>
      <FormattedMessage {...messages.noUsageHint} />
    </EmptyState>
  )
}
