import { useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  type MessageValue,
  type TypedMessageDescriptor,
} from 'react-intl'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { words } from '~/i18n/words.ts'
import { clearSession } from '~/kit/batch/clear-session.ts'
import { screenOf } from '~/lib/draft-place.ts'
import { linkOf } from '~/lib/link-of.ts'
import { chooseDraft } from '~/lib/tab-name.ts'
import type { Unsent } from '~/lib/unsent.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { signOut } from '~/session/sign-out.ts'
import { ownToken } from '~/session/token.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Button } from '~/ui/button/button.tsx'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { goBackOnce } from '~/ui/page/go-back-once.ts'
import { hasMore, isSameDraft, readUnsent, useUnsent, type FoundDraft } from './use-unsent.ts'

/** Asks before a sign-out deletes what this browser has not sent yet, in any of its tabs. */
export function SignOutQuestion() {
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const isAsked = useRef(false)
  const [busy, setBusy] = useState(false)
  const [isLonger, setIsLonger] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    await navigate({ to: '/signin', replace: true })
  }
  const [unsent, setUnsent] = useUnsent((found) => {
    // Later calls are those of the screen to which the user returns.
    if (isAsked.current) return
    isAsked.current = true
    // The form that was left for this page may have discarded its draft.
    if (found?.length === 0) return void leave()
    giveUpCalls()
  })
  useEffect(
    () => () => {
      if (ownToken() === null) clearSession()
      else if (!isAsked.current) giveUpCalls()
    },
    [],
  )
  const confirm = async () => {
    setBusy(true)
    const found = await readUnsent()
    if (!hasMore(found, unsent ?? null)) return leave()
    setUnsent(found)
    setIsLonger(true)
    setBusy(false)
  }
  const open = async (draft: FoundDraft, href: string) => {
    const found = await readUnsent()
    const now = found ? found.find((each) => isSameDraft(each, draft)) : draft
    if (!now || now.isElsewhere) return setUnsent(found)
    chooseDraft(draft.key)
    await navigate(linkOf(href))
  }
  if (unsent === undefined || (unsent?.length === 0 && busy)) return null
  const texts = unsent?.length === 0 ? done : unsent ? asked : unknown
  return (
    <PublicPage heading={texts.heading}>
      <p>
        <FormattedMessage {...texts.explanation} />
      </p>
      <div role="status">{isLonger && <FormattedMessage {...longer} />}</div>
      {unsent && unsent.length > 0 && (
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {unsent.map((each) => (
            <li key={`${each.userId} ${each.key}`}>
              <UnsentItem unsent={each} onOpen={(href) => void open(each, href)} />
            </li>
          ))}
        </Stack>
      )}
      <Flex wrap="wrap" justify="flex-end" gap="3">
        <Button quiet onClick={() => (canGoBack ? goBackOnce(router) : void navigate({ to: '/' }))}>
          <FormattedMessage {...words.cancel} />
        </Button>
        <BusyButton
          className={css({ colorPalette: 'red' })}
          busy={busy}
          onClick={() => void confirm()}
        >
          <FormattedMessage {...texts.confirm} />
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

type UnsentItemProps = { unsent: FoundDraft; onOpen: (href: string) => void }

/** What is unsent, and a link to where it was begun, unless another tab shows it. */
function UnsentItem({ unsent, onOpen }: UnsentItemProps) {
  const { kind, count, userId, place, isElsewhere } = unsent
  const productName = useProductName()
  const me = useQueryClient().getQueryData(getGetMeQueryOptions().queryKey)
  const what = <FormattedMessage {...counted[kind]} values={{ count }} />
  if (me && me.user.id !== userId) return <FormattedMessage {...ofOther} values={{ what }} />
  if (!place) return what
  // It goes on anywhere, and is shown on a screen of its own.
  const href = kind === 'batch' ? '/user/work' : place.href
  const name = <bdi>{screenOf(place, productName)}</bdi>
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(href)
  }
  return (
    <>
      {isElsewhere ? (
        <styled.p overflowWrap="anywhere">{name}</styled.p>
      ) : (
        <StyledLink
          {...linkOf(href)}
          onClick={follow}
          variant="underline"
          className={css({ overflowWrap: 'anywhere' })}
        >
          {name}
        </StyledLink>
      )}
      <styled.p textStyle="sm" color="fg.muted">
        {isElsewhere ? <FormattedMessage {...inOtherTab} values={{ what }} /> : what}
      </styled.p>
    </>
  )
}

const asked = defineMessages({
  heading: {
    defaultMessage: 'Log out and delete unsent work?',
    description: 'Heading of the question before a sign-out deletes what has not been sent',
  },
  explanation: {
    defaultMessage:
      'Logging out deletes this from the browser, in all tabs. To finish something first, open its page.',
    description: 'Question before a sign-out; a list of unsent work with links to it follows',
  },
  confirm: {
    defaultMessage: 'Delete and log out',
    description: 'Button: ends the session although unsent work is deleted',
  },
})

const unknown = {
  ...asked,
  explanation: defineMessage({
    defaultMessage:
      'It is not known whether there is unsent work. Logging out deletes it, in all tabs.',
    description: 'Question before a sign-out, if the storage of the browser does not answer',
  }),
}

const done = defineMessages({
  heading: {
    defaultMessage: 'Log out?',
    description: 'Heading of the question before a sign-out, once nothing is unsent anymore',
  },
  explanation: {
    defaultMessage: 'No unsent work is left.',
    description: 'Question before a sign-out, after the unsent work that it listed was finished',
  },
  confirm: { defaultMessage: 'Log out', description: 'Button: ends the session' },
})

const longer = defineMessage({
  defaultMessage: 'There is more unsent work now than the list showed.',
  description: 'Question before a sign-out: why it was not carried out; the new list follows',
})

const inOtherTab = defineMessage<{ what: MessageValue }>({
  defaultMessage: 'Open in another tab: {what}',
  description: 'Why unsent work has no link here; what: such as "A form is not saved"',
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
