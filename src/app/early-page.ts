const nextFrame = () => new Promise(requestAnimationFrame)

/** The page that `boot.js` shows until the console has rendered its own. */
const earlyPage = () => document.getElementById('early')

/** Whether that is the sign-in screen, where people may be typing. */
export const isSignInShown = () => Boolean(earlyPage()?.querySelector('form'))

/** Resolves once no button is held and no word is being composed on the early page: neither survives a change of element. */
export async function whenHandsRest(): Promise<void> {
  while (earlyPage()?.matches('[data-composing], :has(:active)')) await nextFrame()
}

/**
 * Removes the early page once `root` has a screen or says why not. What was typed, chosen and pressed on it goes on there:
 * in one step, so that nobody sees both or neither.
 */
export function replaceEarlyPage(root: HTMLElement) {
  const early = earlyPage()
  if (!early) return
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main, [role=alert]')) return
    observer.disconnect()
    handOver(early, root)
  })
  observer.observe(root, { childList: true, subtree: true })
}

function handOver(early: HTMLElement, root: HTMLElement) {
  const from = controlsOf(early)
  const to = controlsOf(root)
  const focused = from.findIndex((control) => control === document.activeElement)
  early.remove()
  // Another screen than expected, such as a failure.
  if (from.length !== to.length) return
  const pairs = from.map((control, index) => [control, to[index]!] as const)
  for (const [before, after] of pairs) copyValue(before, after)
  if (focused >= 0) copyFocus(...pairs[focused]!)
  if (early.dataset['submitted'] !== undefined) root.querySelector('form')?.requestSubmit()
}

const controlsOf = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLElement>('main :is(a, button, input, select)'),
]

function copyValue(before: HTMLElement, after: HTMLElement) {
  if (before instanceof HTMLSelectElement && after instanceof HTMLSelectElement) {
    if (before.value === after.value) return
    after.value = before.value
    after.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) {
    if (before.type === 'radio') {
      if (before.checked && !after.checked) after.click()
    } else if (before.value !== after.value) {
      // React notices a text that was not set through the element's own property.
      after.setRangeText(before.value, 0, after.value.length)
      after.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
}

function copyFocus(before: HTMLElement, after: HTMLElement) {
  after.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement) || before.selectionStart === null) return
  const { selectionStart, selectionEnd, selectionDirection } = before
  ;(after as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  )
}
