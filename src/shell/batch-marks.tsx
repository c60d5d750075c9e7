import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { ListChecks, PackageOpen, Pause, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import {
  countEntries,
  momentOf,
  restoreState,
  storageKey,
  type BatchState,
} from '~/kit/batch/batch-state.ts'
import { progressText } from '~/kit/batch/batch-text.ts'
import { openBatches, type OpenBatch } from '~/kit/batch/open-batches.ts'
import { useCalmState } from '~/kit/batch/use-calm-state.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { useProductName } from '~/i18n/product-name.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { screenOf, type DraftPlace } from '~/lib/draft-place.ts'
import { linkOf } from '~/lib/link-of.ts'
import { thisTab } from '~/lib/tab-name.ts'
import { findUnsent } from '~/lib/unsent.ts'
import { storedDrafts } from '~/lib/user-storage.ts'

/** The batches of this tab and the unsaved delivery, while their screens are not shown, with links to them. */
export function BatchMarks({ userId }: { userId: number }) {
  const { drafts } = useUserStorages()
  const open = useSelector(openBatches).filter(({ storage }) => storage === drafts)
  const productName = useProductName()
  const pathname = useLocation({ select: (location) => location.pathname })
  const paused = usePausedBatches(userId).filter(
    ({ key }) => !open.some(({ batch }) => storageKey(batch.name) === key),
  )
  const delivery = useWaitingDelivery(userId, pathname)
  return (
    <>
      {open.map((each) => (
        <OpenMark key={each.batch.name} open={each} isShown={isAt(each.href, pathname)} />
      ))}
      {paused.map(
        ({ key, state, place }) =>
          !isAt(place.href, pathname) && (
            <BatchMark
              key={key}
              title={screenOf(place, productName)}
              state={state}
              href={place.href}
            />
          ),
      )}
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

const isAt = (href: string, pathname: string) => href.split('?')[0] === pathname

/** Batches that this tab had before a reload. They continue on their screens, which know how. */
function usePausedBatches(userId: number) {
  const open = useSelector(openBatches)
  const [paused, setPaused] = useState<
    readonly { key: string; state: BatchState; place: DraftPlace }[]
  >([])
  useEffect(() => {
    let gone = false
    void storedDrafts().then((stored = []) => {
      if (gone) return
      const found = stored.flatMap(({ userId: owner, key, value, place }) => {
        const state = owner === userId && key.startsWith(storageKey('')) && restoreState(value)
        const isOwn = state && state.tab !== undefined && state.tab === thisTab()
        return isOwn && place ? [{ key, state, place }] : []
      })
      setPaused(found)
    })
    return () => {
      gone = true
    }
  }, [open, userId])
  return paused
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
    <Mark text={text} short={intl.formatNumber(count)} icon={PackageOpen} isPaused href={href} />
  )
}

/** Tells what happens to a batch while its screen is not shown. */
function OpenMark({ open: { batch, href }, isShown }: { open: OpenBatch; isShown: boolean }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const state = useCalmState(batch)
  const title = intl.formatMessage(batch.texts.title)
  const moment = momentOf(state)
  const before = useRef(moment)
  const tell = useEffectEvent(() => {
    const isNews = moment === 'paused' || moment === 'idle'
    // Another message says that a batch has left.
    if (isShown || !isNews || [moment, 'left'].includes(before.current)) return
    const text = intl.formatMessage(aboutBatch, {
      title,
      progress: progressText(intl, state, countEntries(state)),
    })
    const show = () => void navigate(linkOf(href))
    toast(moment === 'paused' ? 'error' : 'success', text, {
      label: intl.formatMessage(messages.show),
      onClick: show,
    })
  })
  useEffect(() => {
    tell()
    before.current = moment
  }, [moment])
  return !isShown && <BatchMark title={title} state={state} href={href} />
}

type BatchMarkProps = { title: string; state: BatchState; href: string }

function BatchMark({ title, state, href }: BatchMarkProps) {
  const intl = useIntl()
  const counts = countEntries(state)
  const progress = progressText(intl, state, counts)
  const isPaused = state.paused && counts.activity !== 'idle'
  const text = intl.formatMessage(aboutBatch, { title, progress })
  const short = intl.formatMessage(part, counts)
  return <Mark icon={isPaused ? Pause : ListChecks} {...{ text, short, isPaused, href }} />
}

type MarkProps = {
  text: string
  /** The same in little room. */
  short: string
  icon: LucideIcon
  /** Whether it needs the user. */
  isPaused: boolean
  href: string
}

function Mark({ text, short, icon: Icon, isPaused, href }: MarkProps) {
  return (
    <Tooltip content={text}>
      {(trigger) => (
        <Button
          asChild
          size="sm"
          variant="subtle"
          className={css({ px: '2', flexShrink: '0', colorPalette: isPaused ? 'orange' : 'teal' })}
        >
          <Link {...linkOf(href)} {...trigger}>
            <Icon aria-hidden />
            <styled.span srOnly>{text}</styled.span>
            <styled.span aria-hidden fontVariantNumeric="tabular-nums" hideBelow="sm">
              {short}
            </styled.span>
          </Link>
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
})

const aboutBatch = defineMessage<{ title: string; progress: string }>({
  defaultMessage: '{title}: {progress}',
  description:
    'How far work on many things is: “Move devices: 8 of 12 finished”; `title` names the work',
})

const part = defineMessage<{ over: number; total: number }>({
  defaultMessage: '{over, number}/{total, number}',
  description: 'How many of many things are finished, in little room: 8/12',
})

const aboutDelivery = defineMessage<{ title: string; count: number }>({
  defaultMessage: '{title}: {count, plural, one {# device is} other {# devices are}} not saved',
  description:
    'Link to a delivery whose screen was left, as only that screen saves its devices: “Add Inventory: 3 devices are not saved”; `title` names the screen',
})
