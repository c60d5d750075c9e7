import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getListDocumentsForLanguageQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import type { Alert, NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { useNow } from '~/i18n/use-now.ts'
import { useOwnLanguage } from '~/session/use-own-language.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { rankAlerts } from './alert-levels.ts'
import { AlertRow } from './alert-row.tsx'
import { deviceName } from './alert-words.ts'
import { reasonsText } from './attention-words.ts'
import { GrowingList } from './growing-list.tsx'
import { DeviceCounts } from './location-row.tsx'
import { messages, noContact, openAlerts, timeThere, twoTimes } from './messages.ts'
import { isOpen } from './shown-alerts.ts'

type LocationPartProps = {
  /** Undefined if there is no location with this id. */
  location: NeedsAttentionLocation | undefined
  /** Its alerts; undefined while they load. */
  alerts: readonly Alert[] | undefined
  /** Whether the user has just opened it, so that its heading gets the focus. */
  focus: boolean
  onClose: () => void
}

/** One location: its local time, problems and open alerts, and links to help. */
export function LocationPart({ location, alerts, focus, onClose }: LocationPartProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = location?.deviceGroupingId
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus, id])
  const open = alerts && rankAlerts(alerts.filter(isOpen))
  return (
    <Box
      as="section"
      aria-labelledby="location"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      p={{ base: '4', md: '5' }}
      mb="6"
    >
      <Flex justify="space-between" align="flex-start" gap="3" mb="2">
        <Box minW="0">
          <Heading as="h2" size="md" id="location" ref={heading} tabIndex={-1}>
            <bdi>{location?.locationName || intl.formatMessage(messages.location)}</bdi>
          </Heading>
          {location && (
            <styled.p textStyle="sm" color="fg.muted">
              {location.enterprise && (
                <RecordLink kind="enterprise" id={location.enterprise.id}>
                  {location.enterprise.name}
                </RecordLink>
              )}
            </styled.p>
          )}
        </Box>
        <Button
          size="sm"
          variant="ghost"
          className={css({ colorPalette: 'gray' })}
          onClick={onClose}
        >
          <X aria-hidden />
          <FormattedMessage {...messages.closeDetails} />
        </Button>
      </Flex>
      {location ? (
        <Flex direction="column" gap="3" textStyle="sm">
          <LocalTime zone={location.timezone} />
          <styled.p fontWeight="medium">{reasonsText(location, intl)}</styled.p>
          <DeviceCounts location={location} />
          <SilentDevices location={location} open={open ?? []} />
          {open && <OpenAlerts open={open} />}
        </Flex>
      ) : (
        <FormattedMessage {...messages.notFound} />
      )}
    </Box>
  )
}

/** The time at the location, if it differs from the user's. */
function LocalTime({ zone }: { zone: string | null | undefined }) {
  const intl = useIntl()
  const now = useNow()
  const here = formatInstant(intl, now)
  const there = formatInstant(intl, now, zone)
  return (
    <styled.p color="fg.muted" fontVariantNumeric="tabular-nums">
      {!zone ? (
        <FormattedMessage {...messages.noZone} />
      ) : there === here ? (
        <FormattedMessage {...timeThere} values={{ there }} />
      ) : (
        <FormattedMessage {...twoTimes} values={{ there, here }} />
      )}
    </styled.p>
  )
}

/** Offline gateways are listed beside silent sensors, without claiming a connection. */
function SilentDevices(props: { location: NeedsAttentionLocation; open: readonly Alert[] }) {
  const intl = useIntl()
  const { gatewaysOffline, sensorsOffline } = props.location
  const names = props.open
    .filter(({ thresholdClassification }) => thresholdClassification.token === 'connectivity')
    .map(deviceName)
  return (
    <Box color="fg.muted" _empty={{ display: 'none' }}>
      {names.length > 0 && (
        <p>
          <FormattedMessage {...noContact} values={{ devices: intl.formatList(names) }} />
        </p>
      )}
      {gatewaysOffline > 0 && sensorsOffline > 0 && (
        <p>
          <FormattedMessage {...messages.gatewayNote} />
        </p>
      )}
    </Box>
  )
}

function OpenAlerts({ open }: { open: readonly Alert[] }) {
  return (
    <>
      <Heading as="h3" size="sm">
        <FormattedMessage {...openAlerts} values={{ count: open.length }} />
      </Heading>
      {open.length > 0 && (
        <div>
          <GrowingList items={open} step={5}>
            {(alert) => <AlertRow key={alert.id} alert={alert} place="none" />}
          </GrowingList>
        </div>
      )}
      <Help tokens={new Set(open.map((alert) => alert.thresholdClassification.token))} />
    </>
  )
}

/** Help documents about these categories of alerts, if any: their slugs name the category. */
function Help({ tokens }: { tokens: ReadonlySet<string> }) {
  const { languageTag } = useOwnLanguage()
  const { data } = useQuery({
    ...getListDocumentsForLanguageQueryOptions({ languageTag }),
    enabled: tokens.size > 0,
  })
  const slugs = new Set([...tokens].map((token) => `alert-${token}`))
  const documents = data?.documents.filter(({ slug }) => slugs.has(slug)) ?? []
  if (documents.length === 0) return null
  return (
    <div>
      <Heading as="h3" size="sm">
        <FormattedMessage {...messages.help} />
      </Heading>
      <Box as="ul" listStyleType="none">
        {documents.map(({ slug, topic }) => (
          <li key={slug}>
            <ScreenLink
              to="/help/$slug"
              params={{ slug }}
              otherwise={<bdi>{topic}</bdi>}
              variant="plain"
            >
              <bdi>{topic}</bdi>
            </ScreenLink>
          </li>
        ))}
      </Box>
    </div>
  )
}
