import { css } from '~/styled-system/css'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { FormattedMessage } from 'react-intl'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { words } from '~/i18n/words.ts'
import type { Flash } from './flash.ts'

type FlashLinkProps = NonNullable<Flash['record']> & {
  /** Whether the record could not be opened. */
  again?: boolean
}

/** A link to the message's record, after the text of the specification. */
export function FlashLink({ name, link, again = false }: FlashLinkProps) {
  return (
    <>
      {' '}
      <bdi>
        <StyledLink
          asChild
          variant="underline"
          className={css({ color: 'inherit', overflowWrap: 'anywhere' })}
        >
          <ScreenLink {...link} otherwise={name}>
            {again ? <FormattedMessage {...words.tryAgain} /> : name}
          </ScreenLink>
        </StyledLink>
      </bdi>
    </>
  )
}
