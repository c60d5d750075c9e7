import { Dialog as Ark } from '@ark-ui/react/dialog'
import { ark } from '@ark-ui/react/factory'
import { Portal } from '@ark-ui/react/portal'
import { useId, useRef, useState, type ReactNode, type RefCallback } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CloseButton } from '~/ui/button/close-button.tsx'
import { pageHeading } from '~/ui/page/page-parts.ts'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { recipeClass } from '~/ui/theme/recipe-class.ts'
import { useSettled } from './use-settled.ts'
import { useWork } from './use-work.ts'

type DialogProps = {
  title: TextProp
  /**
   * Called by the close button, Escape and a click outside. If a form in the dialog has been edited, or an element has
   * `data-unsaved`, Escape asks first and a click outside does nothing. Null for a dialog that requires an answer: it has
   * none of these.
   */
  onClose: (() => void) | null
  /** Whether a button in it closes it, so that the corner needs none. */
  hasCloseButton?: boolean
  /** Called before `onClose` if the user discards what was entered. */
  onDiscard?: () => void
  /** What discarding means, if more is kept than nothing. */
  discardText?: MessageDescriptor
  /** Whether closing it stops what one of its buttons has begun. Otherwise it stays open until that has ended, and says so. */
  stopsWork?: boolean
  /** `alertdialog` confirms an action: only its own buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  /** The buttons, the main one last. One with `data-autofocus` gets the initial focus. */
  footer?: ReactNode
  /** On a phone, all sizes but `sm` fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** The base of all dialogs. Open while mounted; traps the focus and restores it when it closes. */
export function Dialog({
  title,
  onClose,
  onDiscard,
  discardText = messages.discardQuestion,
  stopsWork = false,
  hasCloseButton = false,
  footer,
  size = 'md',
  children,
  ...props
}: DialogProps) {
  const intl = useIntl()
  const [body, overflows] = useOverflow()
  const bodyId = useId()
  // Read before a field of the dialog takes the focus.
  const [opener] = useState(focusedElement)
  const [around] = useState(() => ancestorsOf(opener))
  const [asking, setAsking] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const { watch, notePress, isSettling } = useSettled(content)
  const work = useWork(content, () => setAsking(false))
  const isTouched = useRef(false)
  const touch = () => {
    isTouched.current = true
  }
  // A form that was saved has gone, or says that it holds nothing to save.
  const isFilledIn = () =>
    isTouched.current &&
    content.current !== null &&
    content.current.querySelector('form:not([data-unchanged]), [data-unsaved]') !== null
  const role = props.role ?? (onClose ? 'dialog' : 'alertdialog')
  const closable = onClose !== null && role === 'dialog'
  return (
    <Ark.Root
      open
      finalFocusEl={() => (opener?.isConnected ? opener : placeOf(around))}
      role={role}
      closeOnEscape={onClose !== null}
      closeOnInteractOutside={closable}
      initialFocusEl={() => firstStop(content.current, bodyId)}
      onInteractOutside={(event) => {
        if (work.isRunning() || isFilledIn() || isSettling()) event.preventDefault()
      }}
      onEscapeKeyDown={(event) => {
        // The field handles the key.
        if (isClearedBy(event)) return event.preventDefault()
        if (onClose === null) return
        // Nothing would be discarded: what was entered is on its way.
        if (work.isRunning() && !stopsWork) {
          event.preventDefault()
          return work.say()
        }
        if (!isFilledIn()) return
        event.preventDefault()
        setAsking(true)
      }}
      // A menu that closes behind it restores the focus, which must not close the dialog.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (open) return
        if (work.isRunning() && !stopsWork) work.say()
        else onClose?.()
      }}
    >
      <Portal>
        <Ark.Backdrop className="dialog__backdrop" />
        <Ark.Positioner className={recipeClass('dialog__positioner', inside)}>
          <Ark.Content
            className={cx(
              recipeClass('dialog__content', { ...inside, size }),
              size === 'sm' ? inset : fullScreen,
            )}
            // Screen readers read a question with its heading, but not a form.
            aria-describedby={role === 'alertdialog' ? bodyId : undefined}
            ref={watch}
            onPointerDownCapture={notePress}
            onInput={touch}
            onDrop={touch}
            // Choosing from a list in a portal fires no input event here.
            onClickCapture={touch}
            onKeyDownCapture={({ key }) => key !== 'Escape' && touch()}
          >
            <div className={cx('dialog__header', closable && besideClose)}>
              <Ark.Title className={cx('dialog__title', wrapped)}>{renderText(title)}</Ark.Title>
            </div>
            <ark.div
              ref={body}
              id={bodyId}
              className={cx(
                recipeClass('dialog__body', inside),
                footer ? overFooter : last,
                overflows && edges,
              )}
              // For the arrow keys. What has the focus keeps it when the window grows.
              tabIndex={overflows ? 0 : -1}
              // Ark then gives the focus to a control when the dialog opens.
              data-no-autofocus
            >
              {children}
            </ark.div>
            {work.isSaid && (
              <styled.p role="alert" px="6" pb="4" textStyle="sm" color="fg.muted">
                <FormattedMessage {...messages.working} />
              </styled.p>
            )}
            {footer && <div className={cx('dialog__footer', buttons)}>{footer}</div>}
            {closable && !hasCloseButton && (
              <Ark.CloseTrigger asChild>
                <CloseButton
                  size="sm"
                  className={cx('dialog__closeTrigger', gray)}
                  aria-label={intl.formatMessage(messages.close)}
                />
              </Ark.CloseTrigger>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
      {asking && onClose && (
        <DiscardQuestion
          text={discardText}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false)
            onDiscard?.()
            onClose()
          }}
        />
      )}
    </Ark.Root>
  )
}

/** The ref of a scrolling element, and whether its content overflows. */
function useOverflow(): [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(doesOverflow(element)))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  return [watch, overflows]
}

/** By at least two pixels, or the borders drawn in that case would cause overflow themselves. */
const doesOverflow = (element: Element) => element.scrollHeight > element.clientHeight + 2

type DiscardQuestionProps = { text: MessageDescriptor; onKeep: () => void; onDiscard: () => void }

/** Asks, since Escape may be pressed by accident, for example to close a list of choices. */
function DiscardQuestion({ text, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={messages.discardTitle}
      onClose={onKeep}
      footer={
        <>
          <Button quiet onClick={onKeep} data-autofocus>
            <FormattedMessage {...words.keepEditing} />
          </Button>
          <Button className={css({ colorPalette: 'red' })} onClick={onDiscard}>
            <FormattedMessage {...words.discard} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...text} />
    </Dialog>
  )
}

/** Whether Escape empties the search field that has the focus. */
const isClearedBy = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement &&
  target.dataset['clearsOnEscape'] !== undefined &&
  target.value !== ''

/**
 * Where the focus goes at first: to the dialog itself if it has no control besides its close button, as while loading, and
 * to a long text, for the arrow keys. Null for the first control.
 */
function firstStop(content: HTMLElement | null, bodyId: string) {
  const body = document.getElementById(bodyId)
  const wanted = content?.querySelector('[data-autofocus]')
  if (body && !wanted && doesOverflow(body) && !body.querySelector(controls)) return body
  return wanted || content?.querySelector(controls) ? null : content
}

const controls =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([data-part=close-trigger])'

/** The focused element; for a menu, the button that opened it. */
function focusedElement(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return null
  const menu = focused.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return document.getElementById(menu ?? '') ?? focused
}

const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : []

/** Where the focus goes if the row that opened the dialog is gone: the row in its place, or the heading. */
function placeOf(around: readonly Element[]): HTMLElement | null {
  if (!around.some((each) => each.tagName === 'TR')) return null
  const left = around.find((each) => each.isConnected)
  const stop = left?.closest('table')?.querySelector<HTMLElement>('[tabindex="0"]')
  if (stop) return stop
  const heading = pageHeading()
  heading?.setAttribute('tabindex', '-1')
  return heading
}

const inside = { scrollBehavior: 'inside' }

const inset = css({ width: 'calc(100% - {spacing.8})' })

const fullScreen = css({
  my: { base: '0', sm: 'var(--dialog-base-margin)' },
  maxH: { base: 'dvh', sm: 'calc(100% - 7.5rem)' },
  h: { base: 'dvh', sm: 'auto' },
  rounded: { base: 'none', sm: 'l3' },
})

const messages = defineMessages({
  discardTitle: {
    defaultMessage: 'Discard what you entered?',
    description: 'Heading of the question before a dialog with a form that was filled in is closed',
  },
  discardQuestion: {
    defaultMessage: 'It has not been saved.',
    description: 'Question before a dialog with a form that was filled in is closed',
  },
  working: {
    defaultMessage: 'Still working. The result will appear here.',
    description: 'Said when a dialog should be closed that waits for the response of the server',
  },
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
})

const besideClose = css({ pe: '12' })
const wrapped = css({ overflowWrap: 'anywhere' })
const overFooter = css({ pb: '4', outlineOffset: '-2px' })
const last = css({ pb: '6', outlineOffset: '-2px' })
const edges = css({ borderBlockWidth: '1px' })
const buttons = css({ pt: '4', flexWrap: 'wrap' })
const gray = css({ colorPalette: 'gray' })
