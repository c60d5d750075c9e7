import { Button } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'

/** Closes a form in a dialog without saving. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="outline" colorPalette="gray" onClick={onCancel}>
      <FormattedMessage {...messages.cancel} />
    </Button>
  )
}

/** Leaves the form for another screen without saving; the leave-guard asks on the way. Takes what a `<Link>` takes. */
export const CancelLink = createLink(CancelAnchor)

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

function CancelAnchor(props: AnchorProps) {
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <a {...props}>
        <FormattedMessage {...messages.cancel} />
      </a>
    </Button>
  )
}

const messages = defineMessages({
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without saving' },
})
