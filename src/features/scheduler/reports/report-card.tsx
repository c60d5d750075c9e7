import { useQueryClient } from '@tanstack/react-query'
import { Plus, Replace, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { freshKey } from '~/api/fresh-key.ts'
import * as api from '~/api/generated/endpoints/reports/reports.ts'
import type { ReportConfig, ReportConfigLookupResult } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { messages as scheduler } from '~/features/scheduler/messages.ts'
import { words } from '~/i18n/words.ts'
import { toFailure } from '~/lib/failure.ts'
import { deleted } from '~/lib/outcome.ts'
import { refusal } from '~/lib/refusal.ts'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useAct } from '~/ui/dialog/use-act.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import type { SectionQuery } from '~/ui/layout/section-panel.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { about, messages, reportOf } from './messages.ts'
import { toRequest, valuesOf, type ReportType } from './report-values.ts'
import { scheduleText } from './schedule-text.ts'

const ReportDialog = lazyPart(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  LoadFailure,
)

type ReportCardProps = {
  enterprise: { id: number; name: string }
  reportType: ReportType
  query: SectionQuery<ReportConfigLookupResult>
}

/** One report of an enterprise: its schedule and recipients, if it is scheduled. */
export function ReportCard({ enterprise, reportType, query }: ReportCardProps) {
  const intl = useIntl()
  const act = useAct()
  const queryClient = useQueryClient()
  const { mutateAsync: create } = api.useCreateReportConfig(freshKey)
  const { mutateAsync: remove } = api.useDeleteReportConfig()
  /** The report that the open dialog replaces. */
  const [replaced, setReplaced] = useState<{ config: ReportConfig | null }>()
  const title = intl.formatMessage(scheduler[reportType])
  const name = intl.formatMessage(reportOf, { report: title, enterprise: enterprise.name })
  const target = { enterpriseId: enterprise.id, reportType }
  const restore = (config: ReportConfig) =>
    act({
      name,
      run: () => create({ data: toRequest(target, valuesOf(config)) }),
      success: about.restored,
      failed: about.notRestored,
    })
  const onDelete = (config: ReportConfig) =>
    act({
      name,
      question: {
        title: about.deleteQuestion,
        text: messages.deleteHint,
        button: messages.delete,
      },
      run: () =>
        deleted(
          remove({ id: config.id }).catch(async (error: unknown) => {
            // Whoever replaces a report deletes it, and adds another one.
            if (toFailure(error).status !== 404) throw error
            const lookUp = api.getGetReportConfigQueryOptions(enterprise.id, reportType)
            const { reportConfig: other } = await readNow(queryClient, lookUp)
            if (other) throw refusal(intl.formatMessage(messages.replaced))
          }),
        ),
      success: about.deleted,
      undo: () => restore(config),
    })
  const config = query.data?.reportConfig
  return (
    <div aria-busy={query.isFetching}>
      <Panel heading={title} level="h3">
        {query.error && (
          <Box mb="3">
            <ErrorMessage
              error={query.error}
              subject={title}
              onRetry={() => void query.refetch()}
            />
          </Box>
        )}
        {config === undefined ? (
          !query.error && <SkeletonLines />
        ) : (
          <Flex direction="column" gap="4">
            {config ? (
              <PropertyList>
                <Property label={messages.schedule}>{scheduleText(intl, config)}</Property>
                <Property label={messages.recipients}>
                  {config.recipients.map((each) => (
                    <div key={each}>
                      <bdi>{each}</bdi>
                    </div>
                  ))}
                </Property>
              </PropertyList>
            ) : (
              <FormattedMessage {...messages.notScheduled} />
            )}
            <Flex gap="2" wrap="wrap">
              <Button size="sm" variant="outline" onClick={() => setReplaced({ config })}>
                {config ? <Replace aria-hidden /> : <Plus aria-hidden />}
                <FormattedMessage {...(config ? messages.replace : words.add)} />
              </Button>
              {config && (
                <Button
                  size="sm"
                  variant="outline"
                  className={css({ colorPalette: 'red' })}
                  onClick={() => void onDelete(config)}
                >
                  <Trash2 aria-hidden />
                  <FormattedMessage {...messages.delete} />
                </Button>
              )}
            </Flex>
          </Flex>
        )}
      </Panel>
      {replaced && (
        <ReportDialog
          target={target}
          name={name}
          config={replaced.config}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </div>
  )
}
