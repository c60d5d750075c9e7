import { createToaster } from '@ark-ui/react/toast'
import { second } from '~/lib/units.ts'
import { shortcuts } from '~/ui/shortcuts/shortcuts.ts'

const most = 4

/** Long enough for two lines of text, read slowly. */
export const toastDuration = 7 * second

/** Time to read it, decide, and reach the button by keyboard. */
const actionDuration = 20 * second

/** Ark's store of messages. A `<ToastRegion>` shows them. */
export const toaster = createToaster({
  placement: 'bottom-end',
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toasts-bottom, 1rem)' },
  gap: 8,
  duration: toastDuration,
  // Closing is not animated.
  removeDelay: 0,
  // Ark's Alt+T is a letter on some keyboards.
  hotkey: shortcuts.everywhere.toasts.keys,
})

type ToastAction = { label: string; onClick: () => unknown }

type ToastType = 'success' | 'info' | 'error'

/**
 * Reports something without leaving the screen. For the next screen, use `flash`; for messages beside a form or list,
 * `Notice`. The text is already translated; it may have several lines. A failure stays until it is dismissed.
 *
 * @param about What was done to what, as a key: a later outcome replaces an earlier one, whatever each says. Null for a failure
 *   that nothing done later takes back.
 * @param action A button such as "Undo". It disappears with the message, so it must not be the only way.
 */
export function toast(
  type: Exclude<ToastType, 'error'>,
  title: string,
  about?: string,
  action?: ToastAction,
): void
export function toast(
  type: ToastType,
  title: string,
  about: string | null,
  action?: ToastAction,
): void
export function toast(type: ToastType, title: string, about?: string | null, action?: ToastAction) {
  // Ark updates synchronously, which React does not allow during rendering.
  queueMicrotask(() => {
    const shown = toaster.getVisibleToasts()
    // Two things may be named alike, and each has its own Undo.
    const repeated = shown.find(
      ({ title: text, meta, action: before }) =>
        (about && meta?.['about'] === about) || (text === title && !action && !before),
    )
    // Ark would queue a fifth one, which may be the important one. The newest comes first.
    const oldest = shown.findLast((each) => each.type !== 'error') ?? shown.at(-1)
    const replaced = repeated ?? (shown.length < most ? undefined : oldest)
    if (replaced?.id !== undefined) toaster.remove(replaced.id)
    toaster.create({
      type,
      title,
      meta: { about },
      ...(action && { action, duration: actionDuration }),
      ...(type === 'error' && { duration: Infinity }),
    })
  })
}

/** Removes what was said about something that is tried again, and whose success needs no message. */
export function unsay(about: string) {
  queueMicrotask(() => {
    const said = toaster.getVisibleToasts().find(({ meta }) => meta?.['about'] === about)
    if (said?.id !== undefined) toaster.remove(said.id)
  })
}

/** Removes all messages when the session ends. */
export function clearToasts() {
  queueMicrotask(() => toaster.remove())
}
