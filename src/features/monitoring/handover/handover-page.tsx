import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Copy, Printer } from 'lucide-react'
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AlertRow } from '~/features/monitoring/alert-row.tsx'
import { alertsQuery } from '~/features/monitoring/locations-queries.ts'
import { alertsOf } from '~/features/monitoring/shown-alerts.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { Draft } from '~/kit/form/draft.tsx'
import { Form } from '~/kit/form/form.tsx'
import { TextareaField } from '~/kit/form/textarea-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { hour } from '~/lib/units.ts'
import { useSession } from '~/session/session-context.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { handoverText } from './handover-text.ts'
import { countedHeading, handoverMessages, shiftHours, sinceWhen } from './messages.ts'
import { countOf, parts, sortAlerts, type Handover } from './sort-alerts.ts'

const usualShift = 8
const shifts = [4, 6, 8, 10, 12, 24]

/** What the next shift has to know: the alerts of this one by location, and a note. To print or to copy. */
export function HandoverPage() {
  const intl = useIntl()
  const { user } = useSession()
  const { enterprise, hours = usualShift } = useSearch({ from: '/monitoring/locations' })
  const changeAddress = useListAddress()
  // An alert that has ended is only in the periods in which it began.
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...alertsQuery({ timeConstraint: 'LAST_7_DAYS' }),
    // What is read aloud must not change meanwhile.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const form = useForm({ defaultValues: { note: '' }, check: () => ({}) })
  const since = dataUpdatedAt - hours * hour
  const handover = data && sortAlerts(alertsOf(data.alerts, enterprise), since, intl.locale)
  const period = intl.formatMessage(sinceWhen, {
    since: formatInstant(intl, since),
    until: formatInstant(intl, dataUpdatedAt),
  })
  const copy = async () => {
    if (!handover) return
    const text = handoverText(handover, { ...form.getValues(), period }, intl)
    try {
      // The clipboard needs a secure context.
      await navigator.clipboard.writeText(text)
      toast('success', intl.formatMessage(handoverMessages.copied), 'copy')
    } catch {
      toast('error', intl.formatMessage(handoverMessages.notCopied), 'copy')
    }
  }
  return (
    <Box maxW="form" css={{ '@media print': { maxW: 'none' } }}>
      <PageHeader
        title={words.handover}
        subtitle={handover && period}
        back={{
          to: '/monitoring/locations',
          search: { enterprise },
          label: <FormattedMessage {...handoverMessages.back} />,
        }}
        actions={
          <>
            <ListFilter
              label={handoverMessages.period}
              value={hours}
              highlights={false}
              options={[...new Set([...shifts, hours])]
                .toSorted((a, b) => a - b)
                .map((each) => ({
                  value: each,
                  label: intl.formatMessage(shiftHours, { hours: each }),
                }))}
              onChange={(next) => changeAddress((before) => ({ ...before, hours: next }))}
            />
            <WhyDisabled reason={!handover && intl.formatMessage(handoverMessages.notLoaded)}>
              {(control) => (
                <Button quiet onClick={() => void copy()} {...control}>
                  <Copy aria-hidden />
                  <FormattedMessage {...handoverMessages.copy} />
                </Button>
              )}
            </WhyDisabled>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              <FormattedMessage {...handoverMessages.print} />
            </Button>
          </>
        }
      />
      <Box mb="6">
        <Form
          form={form}
          failure={null}
          leaveGuard={null}
          onSubmit={async () => {}}
          draft={<Draft name="handover" />}
          actions={null}
        >
          <Box _print={{ display: 'none' }}>
            <TextareaField
              control={form.control}
              name="note"
              label={handoverMessages.note}
              help={handoverMessages.noteHint}
              rows={4}
            />
          </Box>
          <PrintedNote control={form.control} />
        </Form>
      </Box>
      {handover ? (
        <Sections handover={handover} showEnterprise={!user.enterprise} />
      ) : error ? (
        <ErrorMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Box>
  )
}

/** A field would cut off what it does not show. */
function PrintedNote({ control }: { control: Control<{ note: string }> }) {
  const note = useWatch({ control, name: 'note' })
  return (
    <Box display="none" _print={{ display: note.trim() === '' ? 'none' : 'block' }}>
      <Heading as="h2" size="md" className={css({ mb: '2' })}>
        <FormattedMessage {...handoverMessages.note} />
      </Heading>
      <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note}
      </styled.p>
    </Box>
  )
}

function Sections({ handover, showEnterprise }: { handover: Handover; showEnterprise: boolean }) {
  const intl = useIntl()
  return parts.map((part) => (
    <Box as="section" key={part} mb="6">
      <Heading as="h2" size="md" className={css({ mb: '2' })}>
        <FormattedMessage
          {...countedHeading}
          values={{
            heading: intl.formatMessage(handoverMessages[part]),
            count: countOf(handover[part]),
          }}
        />
      </Heading>
      {handover[part].length === 0 && (
        <styled.p color="fg.muted" textStyle="sm">
          <FormattedMessage {...handoverMessages.nothing} />
        </styled.p>
      )}
      {handover[part].map(({ location, enterprise, alerts }) => (
        <Box
          key={location.id}
          mb="3"
          bg="bg.panel"
          borderWidth="1px"
          rounded="l3"
          breakInside="avoid"
        >
          <Flex px="3" pt="2" gap="2" wrap="wrap" align="baseline">
            <Heading as="h3" size="sm">
              <bdi>{location.name}</bdi>
            </Heading>
            {showEnterprise && enterprise && (
              <styled.p color="fg.muted" textStyle="sm">
                <bdi>{enterprise.name}</bdi>
              </styled.p>
            )}
          </Flex>
          <Box as="ul" listStyleType="none" containerType="inline-size">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} place="none" />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  ))
}
