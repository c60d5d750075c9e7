import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { isReplaced } from '~/lib/newer-build.ts'
import { Button } from '~/ui/button/button.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { loadFailure } from './load-failure.tsx'
import { newVersion } from './new-version.tsx'
import { Notice } from './notice.tsx'
import { RetryButton } from './retry-button.tsx'

type PartMissingProps = {
  onRetry: () => void
  /** Replaces "This could not be loaded". */
  text?: TextProp
  /** Details below the text. */
  hint?: TextProp
}

/**
 * In the place of a `lazyPart` that failed to load. Offers another attempt, or a reload if a newer build has replaced the
 * one of this tab, since its parts are gone.
 */
export function PartMissing({ onRetry, text, hint }: PartMissingProps) {
  const [replaced, setReplaced] = useState(false)
  useEffect(() => void isReplaced().then(setReplaced), [])
  return (
    <Notice
      status="error"
      role="alert"
      title={text ?? (replaced ? newVersion.title : loadFailure.missing)}
      action={
        replaced ? (
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            <FormattedMessage {...newVersion.reload} />
          </Button>
        ) : (
          <RetryButton onClick={onRetry}>
            <FormattedMessage {...words.tryAgain} />
          </RetryButton>
        )
      }
    >
      {renderText(hint)}
    </Notice>
  )
}
