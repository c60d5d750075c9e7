import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lengthText } from '~/features/monitoring/alert-words.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { LiveAge } from '~/kit/live/live-age.tsx'
import { minute } from '~/lib/units.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { useSeconds } from './clock.tsx'
import { oldPicture } from './messages.ts'

/** Two reads have failed. */
const oldAfter = 2.5 * minute

/** How old the figures are: small while they are fresh, large and red once they are not. */
export function DataAge({ at }: { at: number }) {
  const intl = useIntl()
  const age = useSeconds() - at
  if (at === 0) return null
  if (age < oldAfter) {
    return (
      <styled.p fontSize="0.65em" color="fg.muted">
        <LiveAge at={at} />
      </styled.p>
    )
  }
  const values = { age: lengthText(age, intl), time: formatInstant(intl, at) }
  return (
    <Flex
      role="alert"
      align="center"
      gap="0.5em"
      px="0.6em"
      py="0.3em"
      rounded="l3"
      bg="red.solid"
      color="red.contrast"
      fontSize="1.1em"
      fontWeight="bold"
    >
      <TriangleAlert aria-hidden size="1.2em" />
      <FormattedMessage {...oldPicture} values={values} />
    </Flex>
  )
}
