'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { policyOf } from '~/lib/failure.ts'
import { Flex } from '~/styled-system/jsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { Banner } from './banner.tsx'
import { FailureText } from './failure-text.tsx'
import { dismissFlash, showNextFlashes, useFlashes } from './flash.ts'

const FlashLink = lazyPart(async () => (await import('./flash-link.tsx')).FlashLink, null)

/** The messages that the previous screen left, above the page's content. */
export function FlashMessages() {
  const router = useRouter()
  const messages = useFlashes()
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  useEffect(() => {
    // Not on the router's resolved event: this may mount after it, once the profile has loaded, and a screen that only
    // redirects shows no messages.
    if (pathname) showNextFlashes(router, pathname)
  }, [router, pathname])
  return (
    <Flex
      direction="column"
      // Some screen readers would say an alert twice.
      aria-live={messages.some(({ status }) => status === 'error') ? undefined : 'polite'}
      gap="2"
      mb={messages.length ? '4' : undefined}
    >
      {messages.map((message) => (
        <Banner
          key={message.text}
          status={message.status}
          // A failure is as urgent here as where it happened.
          role={message.status === 'error' ? 'alert' : undefined}
          title={
            <>
              <span>{message.text}</span>
              {message.record &&
                (message.failure ? (
                  <bdi> {message.record.name}</bdi>
                ) : (
                  <FlashLink {...message.record} />
                ))}
            </>
          }
          action={
            message.record &&
            message.failure &&
            policyOf(message.failure).retry && <FlashLink {...message.record} again />
          }
          onDismiss={() => {
            dismissFlash(message)
            focusHeading()
          }}
        >
          {message.failure && <FailureText error={message.failure} />}
        </Banner>
      ))}
    </Flex>
  )
}
