import { CircleX, Equal, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatDay } from '~/i18n/format-day.ts'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Icon } from '~/ui/icon/icon.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { Counted, type Count } from './counted.tsx'
import type { Trend } from './daily-totals.ts'
import { sameSince, trendSince } from './messages.ts'

type TileProps = {
  label: MessageDescriptor
  count: Count
  to: LinkTarget
  /** Colors the tile while there is any. */
  alarm?: 'critical' | 'warning'
  trend: Trend | undefined
  /** A note beside the number. */
  children?: ReactNode
}

const signs = { critical: CircleX, warning: TriangleAlert }

/** A total that leads to its list, with how it has changed. */
export function Tile({ label, count, to, alarm, trend, children }: TileProps) {
  const burning = typeof count === 'number' && count > 0 ? alarm : undefined
  const Sign = burning && signs[burning]
  return (
    <Box
      borderWidth="1px"
      borderInlineStartWidth="4px"
      rounded="l2"
      px="3"
      py="2.5"
      minW="0"
      data-alarm={burning}
      className={edge}
    >
      <Flex as="dt" align="center" gap="1.5" textStyle="sm" color="fg.muted">
        {Sign && (
          <Icon size="sm" className={sign}>
            <Sign aria-hidden />
          </Icon>
        )}
        <FormattedMessage {...label} />
      </Flex>
      <Box as="dd" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Flex wrap="wrap" align="baseline" columnGap="2">
          <Counted count={count} to={to} />
          {children}
        </Flex>
        {trend && <TrendText trend={trend} />}
      </Box>
    </Box>
  )
}

function TrendText({ trend: { change, since } }: { trend: Trend }) {
  const intl = useIntl()
  const Sign = change === 0 ? Equal : change > 0 ? TrendingUp : TrendingDown
  const day = formatDay(intl, since)
  return (
    <Flex align="center" gap="1.5" mt="0.5">
      <Icon size="sm">
        <Sign aria-hidden />
      </Icon>
      <span>
        {change === 0 ? (
          <FormattedMessage {...sameSince} values={{ day }} />
        ) : (
          <FormattedMessage
            {...(change > 0 ? trendSince.more : trendSince.fewer)}
            values={{ count: Math.abs(change), day }}
          />
        )}
      </span>
    </Flex>
  )
}

const edge = css({
  '&[data-alarm=critical]': { borderInlineStartColor: 'red.solid' },
  '&[data-alarm=warning]': { borderInlineStartColor: 'orange.solid' },
})

const sign = css({
  '[data-alarm=critical] &': { color: 'severity.critical' },
  '[data-alarm=warning] &': { color: 'severity.warning' },
})
