import { Link as StyledLink, Text } from '@chakra-ui/react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { ScreenLink } from '~/components/link/screen-link.tsx'
import type { LinkTarget } from '~/components/table/row-link.tsx'
import { absent } from '~/i18n/absent.ts'

/** A number; undefined as long as it is being counted, and `failed` where that was not possible. */
export type Count = number | undefined | 'failed'

/** In place of a number that is being counted, in every language. */
export const waiting = '...'

/** A sum, which leads to the list of what was counted. */
export function Counted({ count, to }: { count: Count; to?: LinkTarget }) {
  const number =
    count === undefined ? (
      waiting
    ) : count === 'failed' ? (
      <FormattedMessage {...absent.notAvailable} />
    ) : (
      <FormattedNumber value={count} />
    )
  return (
    <Text as="span" textStyle="lg" fontWeight="semibold" color="fg">
      {to && typeof count === 'number' ? (
        <StyledLink asChild>
          <ScreenLink {...to} otherwise={number}>
            {number}
          </ScreenLink>
        </StyledLink>
      ) : (
        number
      )}
    </Text>
  )
}
