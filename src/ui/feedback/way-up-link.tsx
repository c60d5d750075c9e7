'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { defineMessage, FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { useWayUp } from '~/ui/link/way-up.ts'

/** A link to the parent screen, such as the list of a record; nothing on a top-level screen. */
export function WayUpLink() {
  const wayUp = useWayUp()
  return (
    wayUp && (
      <StyledLink
        to={wayUp.to}
        activeOptions={{ exact: true }}
        variant="underline"
        className={css({ colorPalette: 'teal' })}
      >
        <FormattedMessage {...message} values={{ page: wayUp.title }} />
      </StyledLink>
    )
  )
}

const message = defineMessage<{ page: string }>({
  defaultMessage: 'Go to {page}',
  description: 'Link away from what is missing or not allowed; page: the name of a list',
})
