/**
 * Keeps the focus in a dialog. The library keeps it too, but not yet from the second press of a double click beside the
 * dialog, and not if an element around the focused one is removed.
 *
 * @returns A function that ends that.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  const until = new AbortController()
  const { signal } = until
  let focused: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => (focused = target), { signal })
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.target === document.documentElement) event.preventDefault()
    },
    { signal },
  )
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body
    if (isLost && focused instanceof Node && !focused.isConnected) dialog.focus()
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => {
    until.abort()
    observer.disconnect()
  }
}
