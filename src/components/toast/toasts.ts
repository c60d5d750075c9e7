import { createToaster } from '@chakra-ui/react'
import { second } from '~/lib/units.ts'

const most = 4

/** Long enough for two lines of text, read slowly. */
export const toastDuration = 7 * second

/** Time to read it, to decide, and to reach the button by keyboard. */
const actionDuration = 20 * second

/** Chakra's store of messages. A `<ToastRegion>` shows them. */
export const toaster = createToaster({
  placement: 'bottom-end',
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toasts-bottom, 1rem)' },
  gap: 8,
  duration: toastDuration,
  // Nothing animates when it closes.
  removeDelay: 0,
  // Chakra's Alt+T is a letter on some keyboards.
  hotkey: ['F8'],
})

type ToastAction = { label: string; onClick: () => void }

/**
 * Says that something has happened and the screen stays. For the next screen there is `flash`; what has to be read
 * beside a form or a list is a `Notice`. The text is translated already. A failure stays until it is dismissed.
 *
 * @param action A button such as "Undo". It goes with the message, so it must not be the only way.
 */
export function toast(type: 'success' | 'info' | 'error', title: string, action?: ToastAction) {
  // Chakra draws at once, which React refuses while it is drawing.
  queueMicrotask(() => {
    const shown = toaster.getVisibleToasts()
    // A message that is repeated replaces itself. Chakra would hold back a fifth one, which may be the one that matters.
    const replaced = shown.find((each) => each.title === title) ?? shown[most - 1]
    if (replaced?.id !== undefined) toaster.remove(replaced.id)
    toaster.create({
      type,
      title,
      ...(action && { action, duration: actionDuration }),
      ...(type === 'error' && { duration: Infinity }),
    })
  })
}

/** Removes all messages: they belong to whoever was signed in. */
export function clearToasts() {
  queueMicrotask(() => toaster.remove())
}
