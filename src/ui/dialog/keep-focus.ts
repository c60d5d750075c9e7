/**
 * Returns a function that keeps the focus in a dialog until the function that it returns is called. The library keeps it
 * too, but not yet from the second press of a double click beside the dialog, and not if an element around the focused one
 * is removed.
 */
export function createFocusKeeper() {
  // Outlasts a render, which calls a ref of the library again.
  let focused: Element | null = null
  return (dialog: HTMLElement) => {
    const until = new AbortController()
    const { signal } = until
    const restore = () => {
      const isLost = document.activeElement === document.body
      if (isLost && focused && !focused.isConnected) dialog.focus()
    }
    document.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target instanceof Element && dialog.contains(target) ? target : null
      },
      { signal },
    )
    document.addEventListener(
      'mousedown',
      (event) => {
        if (event.target === document.documentElement) event.preventDefault()
      },
      { signal },
    )
    const observer = new MutationObserver(restore)
    observer.observe(dialog, { childList: true, subtree: true })
    restore()
    return () => {
      until.abort()
      observer.disconnect()
    }
  }
}
