import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { Check, CircleX, ListChecks, PackageOpen, Pause, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useProductName } from '~/i18n/product-name.tsx'
import { BatchHost, type BatchKinds } from '~/kit/batch/batch-host.tsx'
import { progressText } from '~/kit/batch/batch-text.ts'
import type { Summary, Work } from '~/kit/batch/create-work.ts'
import { currentWork, failWork, workAsks } from '~/kit/batch/current-work.ts'
import { WorkList } from '~/kit/batch/work-list.tsx'
import { screenOf, type DraftPlace } from '~/lib/draft-place.ts'
import { linkOf } from '~/lib/link-of.ts'
import { findUnsent } from '~/lib/unsent.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { PlainLink, StyledLink } from '~/ui/link/styled-link.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { useBackCloses } from './use-back-closes.ts'

/** The work on many items and the unsaved delivery of the user: does the one, and leads to both from any screen. */
export function BatchMarks({ userId }: { userId: number }) {
  const productName = useProductName()
  const pathname = useLocation({ select: (location) => location.pathname })
  const delivery = useWaitingDelivery(userId, pathname)
  const kinds = useKinds()
  const work = useSelector(currentWork)
  return (
    <>
      {kinds && <BatchHost kinds={kinds} />}
      {work && <WorkMark work={work} />}
      {delivery && !isAt(delivery.place.href, pathname) && (
        <DeliveryMark
          title={screenOf(delivery.place, productName)}
          count={delivery.count}
          href={delivery.place.href}
        />
      )}
    </>
  )
}

/** What the kinds of batches do, and their texts, load with the screen of all work. */
function useKinds() {
  const router = useRouter()
  const [kinds, setKinds] = useState<BatchKinds>()
  const asks = useSelector(workAsks)
  useEffect(() => {
    if (kinds) return undefined
    const load = async () => {
      const route = router.routesByPath['/user/work']
      const { background } = route.options.staticData ?? {}
      const [found] = await Promise.all([background?.(), router.loadRouteChunk(route)])
      setKinds(found)
    }
    const tryToLoad = () => void load().catch(failWork)
    tryToLoad()
    addEventListener('online', tryToLoad)
    return () => removeEventListener('online', tryToLoad)
  }, [router, kinds, asks])
  return kinds
}

const isAt = (href: string, pathname: string) => href.split('?')[0] === pathname

/** How far all batches are; pressed, it lists them in their order. */
function WorkMark({ work }: { work: Work }) {
  const intl = useIntl()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hide = () => popover.current?.hidePopover()
  useBackCloses(hide)
  const summaries = useSelector(work.summaries) ?? []
  useNews(work, summaries)
  if (summaries.length === 0) return null
  const sum = (count: (summary: Summary) => number) =>
    summaries.reduce((all, summary) => all + count(summary), 0)
  const done = sum(({ counts }) => counts.done)
  const failed = sum(({ counts }) => counts.failed)
  const left = sum((summary) => summary.left)
  const isPaused = summaries.some(({ paused, counts }) => paused && counts.activity !== 'idle')
  return (
    <Box flexShrink="0">
      <Button
        size="sm"
        variant="subtle"
        popoverTarget={id}
        className={css({ px: '2', colorPalette: isPaused ? 'orange' : 'teal' })}
      >
        {isPaused ? <Pause aria-hidden /> : <ListChecks aria-hidden />}
        <styled.span srOnly>{intl.formatMessage(aboutWork, { done, left, failed })}</styled.span>
        <Flex as="span" aria-hidden gap="1.5" fontVariantNumeric="tabular-nums" hideBelow="sm">
          {done > 0 && <Part icon={Check}>{intl.formatNumber(done)}</Part>}
          {left > 0 && <span>{intl.formatMessage(leftCount, { left })}</span>}
          {failed > 0 && <Part icon={CircleX}>{intl.formatNumber(failed)}</Part>}
        </Flex>
      </Button>
      <Box
        ref={popover}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        role="dialog"
        aria-label={intl.formatMessage(messages.work)}
        position="fixed"
        inset="auto"
        top="12"
        mt="1"
        insetEnd="4"
        px="4"
        py="2"
        w="96"
        maxW="calc(100vw - 2rem)"
        maxH="calc(100dvh - 5rem)"
        overflowY="auto"
        overflowWrap="anywhere"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        rounded="l3"
        shadow="md"
      >
        {isOpen && <WorkList work={work} onOpen={hide} />}
        <Box borderTopWidth="1px" pt="2.5" pb="1">
          <StyledLink
            to="/user/work"
            onClick={hide}
            variant="underline"
            className={css({ textStyle: 'sm' })}
          >
            <FormattedMessage {...messages.all} />
          </StyledLink>
        </Box>
      </Box>
    </Box>
  )
}

function Part({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Flex as="span" align="center" gap="0.5">
      <Icon className={css({ boxSize: '3.5' })} />
      {children}
    </Flex>
  )
}

/** Says when a batch ends or stops, unless its screen or that of all work is shown. Of several tabs, the one that is looked at says it. */
function useNews(work: Work, summaries: readonly Summary[]) {
  const intl = useIntl()
  const navigate = useNavigate()
  const shown = useLocation({
    select: ({ pathname, search }) => pathname === '/user/work' && (search.batch ?? true),
  })
  const before = useRef(new Map<string, string>())
  const tell = useEffectEvent((summary: Summary, isPaused: boolean) => {
    if (shown === true || shown === summary.id || (document.hidden && !work.isHere.get())) return
    const progress = progressText(intl, summary, summary.counts)
    const text = intl.formatMessage(aboutBatch, { title: summary.title, progress })
    const show = () => void navigate({ to: '/user/work', search: { batch: summary.id } })
    const action = { label: intl.formatMessage(messages.show), onClick: show }
    const { done, failed } = summary.counts
    const status = isPaused || failed > 0 ? 'error' : done > 0 ? 'success' : 'info'
    toast(status, text, `batch ${summary.id}`, action)
  })
  useEffect(() => {
    const moments = new Map(summaries.map((each) => [each.id, momentOfSummary(each)]))
    for (const summary of summaries) {
      const was = before.current.get(summary.id)
      const now = moments.get(summary.id)
      if (was === undefined || was === now) continue
      // A pause of the user is no news, and an end after one is.
      if (now === 'idle' || now === 'stopped') tell(summary, now === 'stopped')
    }
    before.current = moments
  }, [summaries])
}

function momentOfSummary({ counts, paused, pausedBy }: Summary) {
  if (counts.activity === 'idle') return 'idle'
  if (!paused) return 'busy'
  return pausedBy === undefined ? 'paused' : 'stopped'
}

const deliveryPath = '/admin-fulfillment/inventory/add'

/** The devices that a delivery has not saved: they are sent only while its screen is open. */
function useWaitingDelivery(userId: number, pathname: string) {
  const [waiting, setWaiting] = useState<{ count: number; place: DraftPlace }>()
  // All drafts are read: only where a delivery may have begun or ended, in another tab too while the mark is shown.
  const isThere = isAt(deliveryPath, pathname)
  const marked = waiting && pathname
  useEffect(() => {
    let gone = false
    void findUnsent().then((unsent = []) => {
      if (gone) return
      const [found] = unsent.filter((each) => each.kind === 'delivery' && each.userId === userId)
      setWaiting(found?.place && { count: found.count, place: found.place })
    })
    return () => {
      gone = true
    }
  }, [userId, isThere, marked])
  return waiting
}

function DeliveryMark({ title, count, href }: { title: string; count: number; href: string }) {
  const intl = useIntl()
  const text = intl.formatMessage(aboutDelivery, { title, count })
  return (
    <Tooltip content={text}>
      {(trigger) => (
        <Button
          asChild
          size="sm"
          variant="subtle"
          className={css({ px: '2', flexShrink: '0', colorPalette: 'orange' })}
        >
          <PlainLink {...linkOf(href)} {...trigger}>
            <PackageOpen aria-hidden />
            <styled.span srOnly>{text}</styled.span>
            <styled.span aria-hidden fontVariantNumeric="tabular-nums" hideBelow="sm">
              {intl.formatNumber(count)}
            </styled.span>
          </PlainLink>
        </Button>
      )}
    </Tooltip>
  )
}

const messages = defineMessages({
  show: {
    defaultMessage: 'Show',
    description: 'Button of a message: opens the screen of the work',
  },
  work: {
    defaultMessage: 'Background work',
    description: 'Names the list of work on many things that goes on, in the bar at the top',
  },
  all: {
    defaultMessage: 'Show all work',
    description: 'Link to the screen with all work on many things and what came of it',
  },
})

const aboutWork = defineMessage<{ done: number; left: number; failed: number }>({
  defaultMessage:
    'Background work: {done, number} done, {left, number} left, {failed, number} failed',
  description: 'Names the button that lists work on many things; how far all of it is',
})

const leftCount = defineMessage<{ left: number }>({
  defaultMessage: '{left, number} left',
  description: 'How many of many things are still to be done, in little room',
})

const aboutBatch = defineMessage<{ title: string; progress: string }>({
  defaultMessage: '{title}: {progress}',
  description:
    'How far work on many things is: “Move devices: 8 of 12 finished”; `title` names the work',
})

const aboutDelivery = defineMessage<{ title: string; count: number }>({
  defaultMessage: '{title}: {count, plural, one {# device is} other {# devices are}} not saved',
  description:
    'Link to a delivery whose screen was left, as only that screen saves its devices: “Add Inventory: 3 devices are not saved”; `title` names the screen',
})
