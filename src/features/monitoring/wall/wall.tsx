import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, CircleCheckBig, Maximize, Pause, Play, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { locationsNeedingAttention, watchedLocations } from '~/features/monitoring/attention.ts'
import { CallsButton } from '~/features/monitoring/calls/calls-button.tsx'
import { SoundOff } from '~/features/monitoring/calls/sound-off.tsx'
import { useWallCalls } from '~/features/monitoring/calls/use-wall-calls.ts'
import { alertsQuery, attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { attentionCount, messages, watchedCount } from '~/features/monitoring/messages.ts'
import { ofEnterprise } from '~/features/monitoring/shown-locations.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { minute } from '~/lib/units.ts'
import { css } from '~/styled-system/css'
import { Box, Center, Flex, Grid, styled } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Clock } from './clock.tsx'
import { DataAge } from './data-age.tsx'
import { cardsOn, fitCards, type Room } from './fit-cards.ts'
import { notReached, pageOf, wallMessages } from './messages.ts'
import { useAwake } from './use-awake.ts'
import { usePages } from './use-pages.ts'
import { WallCard } from './wall-card.tsx'

/** Read every minute, by itself and for as long as it is open: nobody touches a wall. */
const always = { refetchInterval: minute, refetchIntervalInBackground: true, staleTime: 0 } as const

/** What is in trouble, worst first, for a large screen without menus. A refresh shows at once. */
export function Wall() {
  const { locale } = useIntl()
  const { enterprise } = useSearch({ from: '/monitoring/locations' })
  const attention = useQuery({ ...attentionQuery(), ...always })
  const alerts = useQuery({ ...alertsQuery({ timeConstraint: 'LAST_24_HOURS' }), ...always })
  // Alerts that were never read are as old as the wall.
  const [openedAt] = useState(() => Date.now())
  useAwake()
  useWallCalls(alerts.data?.alerts, enterprise, alerts.dataUpdatedAt)
  const all = attention.data && ofEnterprise(attention.data.data, enterprise)
  const troubled = all && locationsNeedingAttention(all, locale)
  const critical = troubled?.filter(({ criticalAlertCount }) => criticalAlertCount > 0) ?? []
  return (
    <Flex
      direction="column"
      gap="0.5em"
      p="0.6em"
      h="100dvh"
      overflow="hidden"
      bg="bg.canvas"
      // About two hundredths of the screen, so that it can be read from four meters on any of them.
      fontSize="max(1rem, min(1.6vw, 2.9vh))"
      lineHeight="1.3"
    >
      <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="1em">
        <Heading as="h1" className={css({ fontSize: '1.3em', lineHeight: '1.3' })}>
          {troubled ? (
            <FormattedMessage
              {...attentionCount}
              values={{
                count: troubled.length,
                watched: watchedLocations(all).length,
                critical: critical.length,
              }}
            />
          ) : (
            <FormattedMessage {...messages.attention} />
          )}
        </Heading>
        <Clock />
      </Flex>
      {/* If only the alerts cannot be read, nothing calls for new ones. */}
      <DataAge at={Math.min(attention.dataUpdatedAt, alerts.dataUpdatedAt || openedAt)} />
      {!troubled ? (
        attention.error ? (
          <Notice status="error" role="alert" title={notReached}>
            <FailureText error={attention.error} />
          </Notice>
        ) : (
          <SkeletonLines lines={6} />
        )
      ) : troubled.length === 0 ? (
        <AllWell watched={watchedLocations(all).length} />
      ) : (
        <Cards
          locations={troubled}
          urgent={critical
            .map(({ deviceGroupingId: id }) => id)
            .toSorted((a, b) => a - b)
            .join(' ')}
        />
      )}
      {!troubled?.length && <Controls />}
    </Flex>
  )
}

type CardsProps = { locations: readonly NeedsAttentionLocation[]; urgent: string }

function Cards({ locations, urgent }: CardsProps) {
  const [room, measure] = useRoom()
  const [paused, setPaused] = useState(false)
  const { columns, rows, pages } = fitCards(
    room ?? { width: 0, height: 0, em: 1 },
    locations.length,
  )
  const [page, turn] = usePages(pages, paused, urgent)
  const shown = cardsOn(locations, page, columns * rows)
  return (
    <>
      <Box ref={measure} flex="1" minH="0">
        {room && (
          <Grid
            as="ul"
            listStyleType="none"
            h="full"
            gap="0.6em"
            // The cards of a page, however many fit.
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
            }}
          >
            {shown.items.map((location) => (
              <WallCard key={location.deviceGroupingId} location={location} />
            ))}
          </Grid>
        )}
      </Box>
      <Controls>
        {pages > 1 && (
          <>
            <Tool
              label={wallMessages.earlier}
              icon={<ChevronLeft />}
              onClick={() => turn(-1)}
              turns
            />
            <styled.p fontVariantNumeric="tabular-nums" fontSize="0.7em">
              <FormattedMessage {...pageOf} values={{ page: shown.page + 1, pages }} />
            </styled.p>
            <Tool
              label={wallMessages.later}
              icon={<ChevronRight />}
              onClick={() => turn(1)}
              turns
            />
            <Tool
              label={paused ? wallMessages.resume : wallMessages.pause}
              icon={paused ? <Play /> : <Pause />}
              onClick={() => setPaused(!paused)}
            />
          </>
        )}
      </Controls>
    </>
  )
}

function Controls({ children }: { children?: ReactNode }) {
  const product = useProductName()
  return (
    <Flex align="center" wrap="wrap" gap="2" className={controls}>
      {children}
      <Flex align="center" wrap="wrap" gap="2" ms="auto">
        <styled.p fontSize="0.7em" color="fg.muted">
          {product}
        </styled.p>
        <SoundOff />
        <CallsButton />
        {document.fullscreenEnabled && (
          <Tool
            label={wallMessages.fullScreen}
            icon={<Maximize />}
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : document.documentElement.requestFullscreen())
            }
          />
        )}
        <Button asChild size="sm" quiet>
          <PlainLink
            from="/monitoring/locations"
            to="/monitoring/locations"
            search={(before) => ({ ...before, wall: undefined })}
          >
            <X aria-hidden />
            <FormattedMessage {...wallMessages.leave} />
          </PlainLink>
        </Button>
      </Flex>
    </Flex>
  )
}

/** On a large screen, they grow with its type. */
const controls = css({
  '& button, & a': {
    fontSize: 'max({fontSizes.xs}, 0.5em)',
    h: 'max({sizes.9}, 1.4em)',
    minW: 'max({sizes.9}, 1.4em)',
  },
  '& svg': { boxSize: 'max({sizes.4}, 1.2em)' },
})

type ToolProps = {
  label: MessageDescriptor
  icon: ReactNode
  onClick: () => void
  /** Whether the icon points to where reading goes. */
  turns?: boolean
}

function Tool({ label, icon, onClick, turns }: ToolProps) {
  const name = useIntl().formatMessage(label)
  return (
    <IconButton
      size="sm"
      variant="outline"
      className={turns ? turning : css({ colorPalette: 'gray' })}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  )
}

const turning = css({ colorPalette: 'gray', _rtl: { transform: 'scaleX(-1)' } })

const AllWell = ({ watched }: { watched: number }) => (
  <Center flex="1" flexDirection="column" gap="0.3em" textAlign="center">
    <Box color="green.fg" fontSize="5em" lineHeight="1">
      <CircleCheckBig aria-hidden size="1em" strokeWidth={1.5} />
    </Box>
    <styled.p fontSize="1.6em" fontWeight="bold">
      <FormattedMessage {...(watched > 0 ? messages.allWell : messages.noLocations)} />
    </styled.p>
    {watched > 0 && (
      <styled.p color="fg.muted">
        <FormattedMessage {...watchedCount} values={{ watched }} />
      </styled.p>
    )}
  </Center>
)

/** The size of an element and of its type. Undefined until it is measured. */
function useRoom(): [Room | undefined, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      setRoom({ width: element.clientWidth, height: element.clientHeight, em })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [room, setElement]
}
