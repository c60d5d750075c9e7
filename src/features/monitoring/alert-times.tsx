import { ark } from '@ark-ui/react/factory'
import { CircleCheck, CircleDot } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { formatInstant, isoOf } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Icon } from '~/ui/icon/icon.tsx'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { lengthOf, lengthText } from './alert-words.ts'
import { endedAfter, messages } from './messages.ts'
import { isOpen } from './shown-alerts.ts'
import { twoLines } from './two-lines.tsx'

/** When an alert started: relative, and exact in the zone of its location. */
export function AlertBegan({ startedAt, deviceGrouping }: Alert) {
  const { timezone } = deviceGrouping
  const { relative, exact } = formatRelative(useIntl(), startedAt, useNow(), timezone)
  return (
    <time dateTime={isoOf(startedAt)} className={twoLines}>
      {relative !== exact && <span>{relative}</span>}
      <styled.span color="fg.muted">{exact}</styled.span>
    </time>
  )
}

/** Whether an alert is open; otherwise its duration, with the exact end in a tooltip. */
export function AlertState({ startedAt, endedAt, deviceGrouping }: Alert) {
  const intl = useIntl()
  if (isOpen({ endedAt })) {
    return (
      <Flex align="center" gap="1.5" fontWeight="medium">
        <Icon size="sm">
          <CircleDot aria-hidden />
        </Icon>
        <FormattedMessage {...messages.open} />
      </Flex>
    )
  }
  const length = lengthOf({ startedAt, endedAt }, 0)
  return (
    <Tooltip content={formatInstant(intl, endedAt, deviceGrouping.timezone)}>
      {(trigger) => (
        <ark.time {...trigger} dateTime={isoOf(endedAt)} tabIndex={0} className={twoLines}>
          <Flex as="span" align="center" gap="1.5">
            <Icon size="sm" className={css({ color: 'fg.muted' })}>
              <CircleCheck aria-hidden />
            </Icon>
            <FormattedMessage {...messages.resolved} />
          </Flex>
          {!Number.isNaN(length) && (
            <styled.span color="fg.muted">
              <FormattedMessage {...endedAfter} values={{ length: lengthText(length, intl) }} />
            </styled.span>
          )}
        </ark.time>
      )}
    </Tooltip>
  )
}
