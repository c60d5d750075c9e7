'use no memo'
import { Flex, Link } from '@chakra-ui/react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ScreenLink } from '~/components/link/screen-link.tsx'
import { focusHeading } from '~/components/page/focus-heading.ts'
import { Banner } from './banner.tsx'
import { dismissFlash, showNextFlashes, useFlashes, type Flash } from './flash.ts'

/** The messages that the screen before left for this one, above the page's content. */
export function FlashMessages() {
  const router = useRouter()
  const messages = useFlashes()
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  useEffect(() => {
    // Not the router's event of an arrival: this may be mounted after it, once the profile is there, and a screen that
    // only leads on to another one has no messages.
    if (pathname !== undefined) showNextFlashes(router, pathname)
  }, [router, pathname])
  return (
    <Flex direction="column" aria-live="polite" gap="2" mb={messages.length > 0 ? '4' : '0'}>
      {messages.map((message) => (
        <Banner
          key={message.text}
          status={message.status}
          title={<FlashText {...message} />}
          onDismiss={() => {
            dismissFlash(message)
            focusHeading()
          }}
        />
      ))}
    </Flex>
  )
}

/** The specification's words, then the record that they are about. */
function FlashText({ text, record }: Flash) {
  if (!record) return text
  const { name, to } = record
  return (
    <>
      {text}{' '}
      <bdi>
        <Link asChild variant="underline" color="inherit">
          <ScreenLink to={to} otherwise={name}>
            {name}
          </ScreenLink>
        </Link>
      </bdi>
    </>
  )
}
