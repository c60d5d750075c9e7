import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Banner } from '~/ui/feedback/banner.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import type { Scan, ScanState } from './create-scan.ts'
import { isGood, sharedStatus, statusOf, verdictText, type Reading } from './verdict.ts'

type VerdictsProps = { scan: Scan; state: ScanState; onDismiss: () => void }

/** How many earlier readings are shown below the latest one. */
const earlierShown = 3
/** Thousands may be pasted. */
const mostShown = 100

/** The latest verdict, announced once, and earlier ones. */
export function Verdicts({ scan, state, onDismiss }: VerdictsProps) {
  const { readings, latest, waiting } = state
  const current = readings.slice(0, latest)
  const [first] = current
  const isSingle = latest === 1
  const rest = isSingle
    ? readings.slice(1, 1 + earlierShown)
    : current.filter(({ verdict }) => statusOf(verdict) !== 'success').toReversed()
  const dismiss = () => {
    scan.dismiss()
    onDismiss()
  }
  return (
    <div>
      <div role="status">
        {waiting > 0 && (
          <styled.p textStyle="sm" color="fg.muted">
            <FormattedMessage {...waitingCount} values={{ count: waiting }} />
          </styled.p>
        )}
        {first &&
          (isSingle ? (
            // A new key announces the same text again.
            <SingleVerdict key={first.id} reading={first} onDismiss={dismiss} />
          ) : (
            <SummedVerdicts key={first.id} readings={current} onDismiss={dismiss} />
          ))}
      </div>
      {rest.length > 0 && (
        <Box as="ul" listStyleType="none" mt="2" maxH="48" overflowY="auto">
          {rest.slice(0, mostShown).map((reading) => (
            <ReadingLine key={reading.id} reading={reading} />
          ))}
          {rest.length > mostShown && (
            <styled.li textStyle="sm">
              <FormattedMessage {...more} values={{ count: rest.length - mostShown }} />
            </styled.li>
          )}
        </Box>
      )}
    </div>
  )
}

function SingleVerdict({ reading, onDismiss }: { reading: Reading; onDismiss: () => void }) {
  const intl = useIntl()
  return (
    <Banner
      status={statusOf(reading.verdict)}
      title={verdictText(intl, reading.verdict)}
      onDismiss={onDismiss}
    >
      <Code reading={reading} />
    </Banner>
  )
}

type SummedProps = { readings: readonly Reading[]; onDismiss: () => void }

function SummedVerdicts({ readings, onDismiss }: SummedProps) {
  const good = readings.filter(({ verdict }) => isGood(verdict)).length
  const total = readings.length
  return (
    <Banner
      status={sharedStatus(readings) ?? 'info'}
      title={<FormattedMessage {...summary} values={{ good, total }} />}
      onDismiss={onDismiss}
    />
  )
}

function ReadingLine({ reading }: { reading: Reading }) {
  const intl = useIntl()
  return (
    <Flex as="li" wrap="wrap" columnGap="3" py="1" textStyle="sm" align="center">
      <Code reading={reading} />
      <StatusBadge status={statusOf(reading.verdict)}>
        {verdictText(intl, reading.verdict)}
      </StatusBadge>
    </Flex>
  )
}

/** The code, and its name if that differs. */
function Code({ reading: { code, verdict } }: { reading: Reading }) {
  const name = 'name' in verdict ? verdict.name : undefined
  return (
    <styled.span fontFamily="mono" overflowWrap="anywhere">
      {name ?? code}
    </styled.span>
  )
}

const waitingCount = defineMessage<{ count: number }>({
  defaultMessage: 'Codes waiting until the list is loaded: {count, number}',
  description: 'Scanned codes that cannot be judged yet',
})

const summary = defineMessage<{ good: number; total: number }>({
  defaultMessage: 'Codes accepted: {good, number} of {total, number}',
  description: 'What came of codes that were typed or pasted together',
})

const more = defineMessage<{ count: number }>({
  defaultMessage: 'More codes: {count, number}',
  description: 'Ends a long list of codes that were not accepted; how many are left out',
})
