import { Portal } from '@ark-ui/react/portal'
import { Toast, Toaster } from '@ark-ui/react/toast'
import { useEffect, useRef, type FocusEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { toaster } from '~/ui/toast/toasts.ts'
import { Banner } from './banner.tsx'

/** The toasts, in the corner. They stay while hovered or focused; F8 moves the focus to them. */
export function ToastStack() {
  const intl = useIntl()
  const before = useRef<EventTarget | null>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    before.current = relatedTarget
    // Nothing is here to go to.
    if (toaster.getCount() === 0 && relatedTarget instanceof HTMLElement) relatedTarget.focus()
  }
  const moveFocus = () => focusBeside(before.current)
  return (
    // A child of the body, where a dialog does not hide it from screen readers.
    <Portal>
      <Toaster
        toaster={toaster}
        aria-label={intl.formatMessage(messages.label)}
        // Ark's own inset is mirrored in right-to-left layout.
        style={{ insetInlineStart: 'auto', insetInlineEnd: '1rem' }}
        className={css({ width: { base: 'calc(100% - 2rem)', sm: 'sm' } })}
        onFocus={enter}
      >
        {({ id, type, title, action }) => (
          <Toast.Root
            className={look}
            // The region announces it. With a status role of its own, some screen readers would announce it twice.
            role="group"
            tabIndex={-1}
            onKeyDown={({ key }) => key === 'Escape' && moveFocus()}
          >
            <ClearOfActions />
            <Banner
              status={statuses.find((each) => each === type) ?? 'info'}
              title={
                <Toast.Title>
                  {/* Each sentence is an element of its own, as it is quoted. */}
                  {typeof title === 'string'
                    ? title.split('\n').map((line) => (
                        <span key={line} className={css({ display: 'block' })}>
                          {line}
                        </span>
                      ))
                    : title}
                </Toast.Title>
              }
              action={
                action && (
                  <Button
                    size="xs"
                    variant="outline"
                    onClick={() => {
                      // The second click of a double click.
                      if (id === undefined || toaster.isDismissed(id)) return
                      moveFocus()
                      toaster.dismiss(id)
                      action.onClick()
                    }}
                  >
                    {action.label}
                  </Button>
                )
              }
              onDismiss={() => {
                moveFocus()
                toaster.dismiss(id)
              }}
            />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  )
}

/** Otherwise Ark loses the focus when the focused message closes. */
function focusBeside(before: EventTarget | null) {
  const focused = document.activeElement
  const region = focused?.closest('[role=region]')
  const shown = [...(region?.querySelectorAll('[data-part=root]') ?? [])]
  const index = shown.findIndex((each) => each.contains(focused))
  const next = (shown[index + 1] ?? shown[index - 1])?.querySelector('button') ?? before
  if (index >= 0 && next instanceof HTMLElement) next.focus()
}

/**
 * Keeps the messages above sticky actions, wherever these are: a message that covers Save would stay while the
 * pointer waits there. A focused field is scrolled out from below the messages; the end of the page has room for that.
 */
function ClearOfActions() {
  useEffect(() => {
    const { style } = document.documentElement
    let frame = 0
    const measure = () => {
      frame = 0
      const bars = [...document.querySelectorAll('[data-stays-in-sight]')]
      for (const bar of bars) sizes.observe(bar)
      const actions = bars
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ top, height }) => height > 0 && top > innerHeight / 2 && top < innerHeight)
      const offsets = actions.map(({ top }) => innerHeight - top + 8)
      style.setProperty('--toasts-bottom', `${Math.max(16, ...offsets)}px`)
      const heights = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].map(
        (shown) => shown.getBoundingClientRect().height,
      )
      // Not from the offsets, which grow with the room when the page is scrolled to its end.
      const below = Math.max(16, ...actions.map(({ height }) => height + 8))
      const room = `${below + Math.max(0, ...heights)}px`
      style.scrollPaddingBottom = room
      // A page that does not scroll would get a scroll bar.
      const scrolls = document.body.getBoundingClientRect().height > innerHeight
      style.paddingBottom = scrolls ? room : ''
    }
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    // Late content moves the actions, and a screen that was suspended shows them, without adding an element.
    const sizes = new ResizeObserver(measureSoon)
    sizes.observe(document.body)
    // The bulk action bar appears with the first selected row and moves with the rows.
    const observer = new MutationObserver(measureSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true })
    window.addEventListener('resize', measureSoon)
    measure()
    return () => {
      cancelAnimationFrame(frame)
      style.scrollPaddingBottom = ''
      style.paddingBottom = ''
      observer.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', measureSoon, { capture: true })
      window.removeEventListener('resize', measureSoon)
    }
  }, [])
  return null
}

const statuses = ['success', 'info', 'error'] as const

// A notice with a solid background.
const look = css({
  width: 'full',
  translate: 'var(--x) var(--y)',
  opacity: 'var(--opacity)',
  zIndex: 'var(--z-index)',
  transition: 'translate 150ms, opacity 150ms',
  bg: 'bg.panel',
  rounded: 'l3',
  shadow: 'lg',
})

const messages = defineMessages({
  label: { defaultMessage: 'Messages', description: 'Names the corner with short messages' },
})
