import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { getGetReportConfigQueryOptions } from '~/api/generated/endpoints/reports/reports.ts'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { Combobox } from '~/components/form/combobox-field.tsx'
import { words } from '~/i18n/words.ts'
import { messages, retiredName } from './messages.ts'
import { ReportCard } from './report-card.tsx'
import { reportTypes, type ReportType } from './report-values.ts'

type ReportsSectionProps = {
  /** The id of the chosen enterprise. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The reports that an enterprise gets at set times. */
export function ReportsSection({ chosen, onChoose }: ReportsSectionProps) {
  const id = useId()
  const intl = useIntl()
  const { data, error, refetch } = useListAllEnterprises()
  const { compare } = new Intl.Collator(intl.locale, { numeric: true })
  const enterprises = data?.enterprises ?? []
  const enterprise = enterprises.find((each) => each.id === chosen)
  const options = enterprises
    .map(({ id: value, name, retired }) => ({
      value,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
  return (
    <Box as="section" aria-labelledby={id} mb="7">
      <Heading as="h2" size="md" id={id}>
        <FormattedMessage {...messages.reports} />
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="4">
        <FormattedMessage {...messages.hint} />
      </Text>
      {error && (
        <Box mb="4">
          <ErrorMessage
            error={error}
            subject={<FormattedMessage {...messages.reports} />}
            onRetry={() => void refetch()}
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
          {reportTypes.map((reportType) => (
            <Report
              key={`${enterprise.id} ${reportType}`}
              enterprise={enterprise}
              reportType={reportType}
            />
          ))}
        </SimpleGrid>
      )}
    </Box>
  )
}

type ReportProps = { enterprise: { id: number; name: string }; reportType: ReportType }

function Report({ enterprise, reportType }: ReportProps) {
  const query = useQuery(getGetReportConfigQueryOptions(enterprise.id, reportType))
  return <ReportCard {...{ enterprise, reportType, query }} />
}
