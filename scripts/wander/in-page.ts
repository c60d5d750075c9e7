export type StrangeProbe = {
  /** Remembers what was typed into the field that has the focus. */
  remember: (text: string) => void
  /** What went wrong on this page since the last call, and what of the page is wrong now. */
  faults: () => string[]
  /** The headings of open dialogs. */
  dialogs: () => string[]
  /** Which of these texts the page shows, in fields too. */
  shown: (texts: readonly string[]) => string[]
  /** What reaches farthest beyond the window, in words. */
  widest: () => string
  /** Whether something has the focus. */
  isFocused: () => boolean
}

declare global {
  interface Window {
    strange: StrangeProbe
    /** Given by the walk: hears of each message that something has succeeded. */
    strangeSays: (text: string) => void
  }
}

/**
 * Runs in each page before its scripts, so that it sees a press before the console does.
 *
 * @param success The names of the sign for success, in all languages.
 */
export function installStrangeProbe(success: readonly string[]) {
  const controls =
    'a[href], button, input, select, textarea, label, summary, [role=tab], [role^=menuitem], [role=option]'
  const found: string[] = []
  type Press = { known: WeakSet<Element>; on: Element | null }
  /** The last press and the one before. */
  let presses: Press[] = []
  let typed: { field: HTMLInputElement; text: string; path: string } | undefined

  const nameOf = (control: Element) => control.ariaLabel ?? control.textContent.trim().slice(0, 40)
  // A mousedown does not follow where a control prevents it, as the button of a combobox does.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const known = new WeakSet(document.querySelectorAll(controls))
      const on = target instanceof Element ? target.closest(controls) : null
      presses = [...presses.slice(-1), { known, on }]
    },
    { capture: true },
  )
  // The console stops refused presses on the window.
  document.addEventListener(
    'click',
    ({ detail, target, isTrusted }) => {
      const control = target instanceof Element ? target.closest(controls) : null
      const [first, second] = presses
      if (detail !== 2 || !isTrusted || !control || !second || first?.known.has(control)) return
      const name = nameOf(control)
      // A control that loads on its first press is replaced by itself.
      if (first?.on && !first.on.isConnected && nameOf(first.on) === name) return
      found.push(`double press: its second half presses the new “${name}”`)
    },
    { capture: true },
  )

  const heard = new WeakSet<Element>()
  let copiedAt = -Infinity
  if ('clipboard' in navigator) {
    const { clipboard } = navigator
    const copy = clipboard.writeText.bind(clipboard)
    clipboard.writeText = (text) => {
      copiedAt = performance.now()
      return copy(text)
    }
  }
  /** What is only copied, or kept in this browser, is not sent. */
  const isSent = () =>
    performance.now() - copiedAt > 2000 && !location.pathname.endsWith('/calibration')
  new MutationObserver(() => {
    for (const sign of document.querySelectorAll('[role=img]')) {
      const region = sign.closest('[data-scope=toast][data-part=root], [aria-live=polite]')
      if (!region || heard.has(sign) || !success.includes(sign.ariaLabel ?? '')) continue
      heard.add(sign)
      if (isSent()) window.strangeSays(region.textContent)
    }
  }).observe(document, { childList: true, subtree: true })

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = () =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isShown)
  const lostText = (): string[] => {
    if (!typed) return []
    const { field, text, path } = typed
    typed = undefined
    const now = field.isConnected ? field : document.getElementById(field.id)
    if (path !== location.pathname || !(now instanceof HTMLInputElement) || !isShown(now)) return []
    const isThere = now.value.toLowerCase().includes(text.toLowerCase())
    return isThere ? [] : [`typed: “${text}” has become “${now.value.slice(0, 60)}”`]
  }
  const emptyPages = (): string[] =>
    [...document.querySelectorAll('main nav')]
      .filter((nav) => isShown(nav) && nav.querySelector('input[inputmode=numeric]'))
      .filter((nav) => !nav.parentElement?.parentElement?.querySelector('tbody tr'))
      .map((nav) => `list: a page without rows in “${nav.ariaLabel}”`)

  window.strange = {
    remember: (text) => {
      const field = document.activeElement
      // Fields for numbers and times write what is typed in their own way.
      const isPlain =
        field instanceof HTMLInputElement &&
        field.matches('[type=text], [type=search], :not([type])') &&
        field.inputMode === '' &&
        field.maxLength < 0
      typed = isPlain ? { field, text, path: location.pathname } : undefined
    },
    faults: () => [...found.splice(0), ...lostText(), ...emptyPages()],
    dialogs: () => dialogs().map((each) => each.querySelector('h1, h2')?.textContent ?? ''),
    shown: (texts) => {
      const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      const all = [document.body.innerText, ...values.map(({ value }) => value)].join('\n')
      return texts.filter((text) => all.includes(text))
    },
    widest: () => {
      const ends = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return Math.max(right, innerWidth - left)
      }
      const inner = [...document.querySelectorAll('body *')].filter(isShown).toReversed()
      const [widest] = inner.toSorted((a, b) => ends(b) - ends(a))
      return `${widest?.localName}.${widest?.classList.item(0)} “${widest?.textContent.slice(0, 60)}”`
    },
    isFocused: () => document.activeElement !== null && document.activeElement !== document.body,
  }
}
