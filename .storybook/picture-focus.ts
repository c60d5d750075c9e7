const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex], [contenteditable=true]'

/** Keeps the focus of a picture to itself. The browser's would be taken from the page around it, where somebody may type. */
export function keepFocus() {
  let active: HTMLElement | undefined
  const send = (type: string, target: HTMLElement | undefined, other: HTMLElement | undefined) =>
    target?.dispatchEvent(
      new FocusEvent(type, {
        relatedTarget: other ?? null,
        bubbles: type.startsWith('focusi') || type.startsWith('focuso'),
        composed: true,
      }),
    )
  const move = (next: HTMLElement | undefined) => {
    const before = active
    if (before === next) return
    active = next
    send('blur', before, next)
    send('focusout', before, next)
    send('focus', next, before)
    send('focusin', next, before)
  }
  Object.defineProperty(document, 'activeElement', {
    get: () => (active?.isConnected ? active : document.body),
  })
  HTMLElement.prototype.focus = function focus() {
    if (this.matches(focusable)) move(this)
  }
  HTMLElement.prototype.blur = function blur() {
    if (active === this) move(undefined)
  }
}
