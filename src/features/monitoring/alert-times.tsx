import { chakra, Flex, Text } from '@chakra-ui/react'
import { CircleCheck, CircleDot } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { Icon } from '~/ui/icon/icon.tsx'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { formatInstant, isoOf } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import { lengthOf, lengthText } from './alert-words.ts'
import { endedAfter, messages } from './messages.ts'
import { TwoLines } from './two-lines.tsx'

/** When an alert started: relative, and exact in the zone of its location. */
export function AlertBegan({ startedAt, deviceGrouping }: Alert) {
  const { timezone } = deviceGrouping
  const { relative, exact } = formatRelative(useIntl(), startedAt, useNow(), timezone)
  return (
    <TwoLines asChild>
      <time dateTime={isoOf(startedAt)}>
        {relative !== exact && <span>{relative}</span>}
        <Text as="span" color="fg.muted">
          {exact}
        </Text>
      </time>
    </TwoLines>
  )
}

/** Whether an alert is open; otherwise its duration, with the exact end in a tooltip. */
export function AlertState({ startedAt, endedAt, deviceGrouping }: Alert) {
  const intl = useIntl()
  if (!endedAt) {
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
        <TwoLines asChild>
          <chakra.time {...trigger} dateTime={isoOf(endedAt)} tabIndex={0}>
            <Flex as="span" align="center" gap="1.5">
              <Icon size="sm" color="fg.muted">
                <CircleCheck aria-hidden />
              </Icon>
              <FormattedMessage {...messages.resolved} />
            </Flex>
            {!Number.isNaN(length) && (
              <Text as="span" color="fg.muted">
                <FormattedMessage {...endedAfter} values={{ length: lengthText(length, intl) }} />
              </Text>
            )}
          </chakra.time>
        </TwoLines>
      )}
    </Tooltip>
  )
}
