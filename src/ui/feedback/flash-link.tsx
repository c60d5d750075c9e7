import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
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
        <ScreenLink
          {...link}
          otherwise={name}
          variant="underline"
          className={css({ color: 'inherit', overflowWrap: 'anywhere' })}
        >
          {again ? <FormattedMessage {...words.tryAgain} /> : name}
        </ScreenLink>
      </bdi>
    </>
  )
}
