import { Button, Flex, Link as StyledLink, Stack, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  type MessageValue,
  type TypedMessageDescriptor,
} from 'react-intl'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'
import { clearSession } from '~/components/batch/clear-session.ts'
import { BusyButton } from '~/components/button/busy-button.tsx'
import { PublicPage } from '~/components/page/public-page.tsx'
import { useProductName } from '~/i18n/product-name.tsx'
import { words } from '~/i18n/words.ts'
import { screenOf } from '~/lib/draft-place.ts'
import { linkOf } from '~/lib/link-of.ts'
import { findUnsent, type Unsent, type UnsentDraft } from '~/lib/unsent.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { signOut } from '~/session/sign-out.ts'
import { ownToken } from '~/session/token.ts'

/** Asks before a sign-out deletes what this browser has not sent yet, in any of its tabs. */
export function SignOutQuestion() {
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  /** Undefined until it is known, null if the storage does not answer. */
  const [unsent, setUnsent] = useState<readonly UnsentDraft[] | null>()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    await navigate({ to: '/signin', replace: true })
  }
  const show = useEffectEvent((found: readonly UnsentDraft[] | null) => {
    // The form that was left for this page may have discarded its draft.
    if (found?.length === 0) return void leave()
    setUnsent(found)
    giveUpCalls()
  })
  useEffect(() => {
    let isShown = false
    void findUnsent().then((found) => {
      isShown = true
      show(found ?? null)
    })
    return () => {
      if (ownToken() === null) clearSession()
      // Later calls are those of the screen to which the user returns.
      else if (!isShown) giveUpCalls()
    }
  }, [])
  if (unsent === undefined) return null
  return (
    <PublicPage heading={<FormattedMessage {...messages.heading} />}>
      <Text>
        <FormattedMessage {...(unsent ? messages.explanation : messages.unknown)} />
      </Text>
      {unsent && (
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {unsent.map((each) => (
            <li key={`${each.userId} ${each.key}`}>
              <UnsentItem unsent={each} />
            </li>
          ))}
        </Stack>
      )}
      <Flex wrap="wrap" justify="flex-end" gap="3">
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/' }))}
        >
          <FormattedMessage {...words.cancel} />
        </Button>
        <BusyButton colorPalette="red" busy={busy} onClick={() => void leave()}>
          <FormattedMessage {...messages.confirm} />
        </BusyButton>
      </Flex>
    </PublicPage>
  )
}

/**
 * Fails the calls that wait for a sign-in. Otherwise a form to which the user returns would find its draft in use, and its
 * earlier save would still be sent after the sign-in.
 */
const giveUpCalls = () => finishRenewal(false)

/** What is unsent, and a link to where it was begun. */
function UnsentItem({ unsent: { kind, count, userId, place } }: { unsent: UnsentDraft }) {
  const productName = useProductName()
  const me = useQueryClient().getQueryData(getGetMeQueryOptions().queryKey)
  const what = <FormattedMessage {...counted[kind]} values={{ count }} />
  if (me && me.user.id !== userId) return <FormattedMessage {...ofOther} values={{ what }} />
  if (!place) return what
  return (
    <>
      <StyledLink asChild variant="underline" overflowWrap="anywhere">
        <Link {...linkOf(place.href)}>
          <bdi>{screenOf(place, productName)}</bdi>
        </Link>
      </StyledLink>
      <Text textStyle="sm" color="fg.muted">
        {what}
      </Text>
    </>
  )
}

const messages = defineMessages({
  heading: {
    defaultMessage: 'Log out and delete unsent work?',
    description: 'Heading of the question before a sign-out deletes what has not been sent',
  },
  explanation: {
    defaultMessage:
      'Logging out deletes this from the browser, in all tabs. Open a screen to finish its work first.',
    description: 'Question before a sign-out; a list of unsent work with links to it follows',
  },
  unknown: {
    defaultMessage:
      'This browser does not say whether there is unsent work. Logging out deletes it, in all tabs.',
    description: 'Question before a sign-out, if the storage of the browser does not answer',
  },
  confirm: {
    defaultMessage: 'Delete and log out',
    description: 'Button: ends the session although unsent work is deleted',
  },
})

type Count = { count: number }

const counted: Record<Unsent['kind'], TypedMessageDescriptor<Count>> = {
  delivery: defineMessage<Count>({
    defaultMessage:
      '{count, plural, one {# scanned device is} other {# scanned devices are}} not saved',
    description:
      'What a sign-out would delete: devices of a delivery that are not in the inventory yet',
  }),
  batch: defineMessage<Count>({
    defaultMessage: '{count, plural, one {# item is} other {# items are}} not finished',
    description: 'What a sign-out would delete: the rest of work on many things',
  }),
  scan: defineMessage<Count>({
    defaultMessage:
      '{count, plural, one {# device is} other {# devices are}} on a list that is not saved',
    description: 'What a sign-out would delete: devices that were scanned for a fleet',
  }),
  label: defineMessage<Count>({
    defaultMessage:
      '{count, plural, one {A label purchase has} other {# label purchases have}} had no response',
    description: 'What a sign-out would delete: the note that a purchase may have been made',
  }),
  draft: defineMessage<Count>({
    defaultMessage: '{count, plural, one {A form is} other {# forms are}} not saved',
    description: 'What a sign-out would delete: what was typed into a form',
  }),
}

const ofOther = defineMessage<{ what: MessageValue }>({
  defaultMessage: 'Of another user: {what}',
  description: 'What a sign-out would delete of somebody who has used this browser before',
})
