import { Button } from '~/ui/button/button.tsx'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'

/** Closes a form in a dialog without saving. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button quiet onClick={onCancel}>
      <FormattedMessage {...words.cancel} />
    </Button>
  )
}

/** Leaves the form for another screen without saving; the leave-guard asks on the way. Takes what a `<Link>` takes. */
export const CancelLink = createLink(CancelAnchor)

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** The router would mark a link to the list above as the current page. */
function CancelAnchor(props: AnchorProps) {
  return (
    <Button asChild quiet>
      <a {...props} aria-current={undefined}>
        <FormattedMessage {...words.cancel} />
      </a>
    </Button>
  )
}
