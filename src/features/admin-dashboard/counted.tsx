import { FormattedMessage, FormattedNumber } from 'react-intl'
import { absent } from '~/i18n/absent.ts'
import { styled } from '~/styled-system/jsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'

/** A number; undefined while loading, `failed` if it could not be loaded. */
export type Count = number | undefined | 'failed'

/** The placeholder for a number that is loading, in every language. */
export const waiting = '...'

/** A total that links to the list behind it. */
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
    <styled.span textStyle="2xl" fontWeight="semibold" color="fg">
      {to && typeof count === 'number' ? (
        <ScreenLink {...to} otherwise={number} variant="plain">
          {number}
        </ScreenLink>
      ) : (
        number
      )}
    </styled.span>
  )
}
