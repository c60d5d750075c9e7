import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import type { Alert } from '~/api/generated/model/index.ts'
import { day } from '~/lib/units.ts'
import { css } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useStored } from '~/ui/settings/use-stored.ts'
import { alertsQuery } from './locations-queries.ts'
import { alertsOf, changesSince, joinAlerts } from './shown-alerts.ts'
import { sinceAtLeast, sinceCounts, sinceMessages } from './since-messages.ts'

const SinceDialog = lazyPart(
  async () => (await import('./since-dialog.tsx')).SinceDialog,
  LoadFailure,
)

type SinceLastVisitProps = {
  /** The alerts on the page, those of all locations in a period; undefined if not loaded. */
  alerts: readonly Alert[] | undefined
  /** The id of the selected enterprise; undefined for all that the user may see. */
  enterprise: number | undefined
  /** What `useLastVisit` returns. */
  last: number | null | undefined
  showEnterprise: boolean
}

/** The longest period that the API offers: an alert that has ended is only in the periods in which it began. */
const longest = { timeConstraint: 'LAST_30_DAYS', days: 30 } as const

/** The number of alerts that opened and ended since the user last saw them in this browser, as a link. */
export function SinceLastVisit({ alerts, enterprise, last, showEnterprise }: SinceLastVisitProps) {
  const [shown, setShown] = useState(false)
  const { data, dataUpdatedAt } = useQuery({
    ...alertsQuery({ timeConstraint: longest.timeConstraint }),
    enabled: alerts !== undefined && typeof last === 'number',
    // What changes later is among the alerts on the page.
    refetchOnWindowFocus: false,
  })
  const changes =
    alerts && data && typeof last === 'number'
      ? changesSince(alertsOf(joinAlerts(alerts, data.alerts), enterprise), last)
      : undefined
  const count = changes && changes.opened.length + changes.ended.length
  const isPartial = typeof last === 'number' && last < dataUpdatedAt - longest.days * day
  return (
    // Reserves its space while loading, so that nothing below moves.
    <Box minH="8" flexBasis={{ base: 'full', md: 'auto' }} _print={{ display: 'none' }}>
      {alerts && (last === null || count === 0) && (
        <styled.p textStyle="sm" color="fg.muted" py="1.5">
          <FormattedMessage
            {...(last === null ? sinceMessages.nextVisit : sinceMessages.nothingSince)}
          />
        </styled.p>
      )}
      {changes && count !== 0 && (
        <Button
          size="sm"
          variant="outline"
          className={css({
            colorPalette: 'gray',
            h: 'auto',
            minH: '8',
            whiteSpace: 'normal',
            textAlign: 'start',
          })}
          onClick={() => setShown(true)}
        >
          <History aria-hidden />
          <FormattedMessage
            {...(isPartial ? sinceAtLeast : sinceCounts)}
            values={{ opened: changes.opened.length, ended: changes.ended.length }}
          />
        </Button>
      )}
      {shown && changes && typeof last === 'number' && (
        <SinceDialog
          {...changes}
          since={last}
          showEnterprise={showEnterprise}
          onClose={() => setShown(false)}
        />
      )}
    </Box>
  )
}

const schema = z.nullable(z.number())

/**
 * When the user saw the alerts on the previous visit, in milliseconds since 1970; null on the first visit, undefined
 * until the storage has answered.
 *
 * @param seenAt When the current alerts were read; 0 for none.
 */
export function useLastVisit(seenAt: number) {
  const { value, update } = useStored('alerts seen', schema, null)
  const [last, setLast] = useState<number | null>()
  if (last === undefined && value !== undefined) setLast(value)
  const see = useEffectEvent((at: number) => void update(() => at))
  useEffect(() => {
    if (last !== undefined && seenAt > 0) see(seenAt)
  }, [last, seenAt])
  return last
}
