import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { dismissFlash, shownFlashes, subscribeFlashes, turnFlashes } from './flash.ts'
import { Notice } from './notice.tsx'

/** What the screen before left for this one, above the page's content. */
export function FlashMessages() {
  const intl = useIntl()
  const router = useRouter()
  const messages = useSyncExternalStore(subscribeFlashes, shownFlashes)
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  useEffect(() => {
    // Not the router's event of an arrival: this may be mounted after it, once the profile is there, and a screen that
    // only leads on to another one has no messages.
    if (pathname !== undefined) turnFlashes(router, pathname)
  }, [router, pathname])
  return (
    <Flex direction="column" aria-live="polite" gap="2" mb={messages.length > 0 ? '4' : '0'}>
      {messages.map((message) => (
        <Notice
          key={message.text}
          status={message.status}
          title={message.text}
          action={
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={intl.formatMessage(labels.dismiss)}
              onClick={() => dismissFlash(message)}
            >
              <chakra.svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
                <path d="m6 6 12 12M18 6 6 18" />
              </chakra.svg>
            </IconButton>
          }
        />
      ))}
    </Flex>
  )
}

const labels = defineMessages({
  dismiss: { defaultMessage: 'Dismiss', description: 'Button that takes a message away' },
})
