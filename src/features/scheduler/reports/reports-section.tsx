import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEnterpriseOptions } from '~/features/choices/enterprise-options.ts'
import { words } from '~/i18n/words.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { Box, SimpleGrid, styled } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { messages } from './messages.ts'
import { ReportCard } from './report-card.tsx'
import { reportTypes } from './report-values.ts'
import type { useReports } from './use-reports.ts'

type ReportsSectionProps = {
  reports: ReturnType<typeof useReports>
  onChoose: (id: number | undefined) => void
}

/** The scheduled reports of an enterprise. */
export function ReportsSection({ reports, onChoose }: ReportsSectionProps) {
  const id = useId()
  const { all, enterprise, queries } = reports
  const options = useEnterpriseOptions(all.data?.enterprises ?? [])
  return (
    <Box as="section" aria-labelledby={id} mb="7">
      <Heading as="h2" size="md" id={id}>
        <FormattedMessage {...messages.reports} />
      </Heading>
      <styled.p textStyle="sm" color="fg.muted" mb="4">
        <FormattedMessage {...messages.hint} />
      </styled.p>
      {all.error && (
        <Box mb="4">
          <ErrorMessage
            error={all.error}
            subject={messages.reports}
            onRetry={() => void all.refetch()}
          />
        </Box>
      )}
      <Box maxW="sm" mb="4">
        <Combobox
          label={words.enterprise}
          options={options}
          chosen={enterprise ? [enterprise.id] : []}
          onChange={([value]) => onChoose(typeof value === 'number' ? value : undefined)}
        />
      </Box>
      {enterprise && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
          {reportTypes.map((reportType, index) => {
            const query = queries[index]
            return (
              query && (
                <ReportCard
                  key={`${enterprise.id} ${reportType}`}
                  {...{ enterprise, reportType, query }}
                />
              )
            )
          })}
        </SimpleGrid>
      )}
    </Box>
  )
}
