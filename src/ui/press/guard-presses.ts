import { openDialog } from '~/ui/page/page-parts.ts'
import { settleTime } from './settle-time.ts'
import { createWatch, type Sight } from './watch.ts'

const controls =
  'button, a[href], label, summary, input, select, textarea, [role=button], [role^=menuitem], [role=option], [role=tab]'

const fields = 'input:not([type=checkbox], [type=radio], [type=file]), select'
// There, Enter starts a line.
const texts = 'textarea, [contenteditable=true], [contenteditable=true] *'

/** How far a pointer moves while it rests, in pixels: a hand trembles, and a finger hits another point. */
const tolerance = { mouse: 8, other: 24 }

/** A click follows the release of its press within this time, in milliseconds. A later one has another cause. */
const clickWithin = settleTime

/**
 * A program presses within this time, in milliseconds, after it has placed the pointer. Some browsers also report moves to
 * where it is when the page changes.
 */
const pressWithin = 100

type Point = { x: number; y: number }

/**
 * Ignores presses that were meant for what was there before: on a control that has just appeared, or may be pressed again,
 * under a resting pointer or focus, and by a key that is held down. A control that the user went to counts at once, and so
 * does a script's click. Once for a page. Returns a function that ends it.
 */
export function guardPresses(): () => void {
  end ??= watchPresses()
  return () => {
    end?.()
    end = undefined
  }
}

let end: (() => void) | undefined

function watchPresses(): () => void {
  const pointer = createWatch()
  const focus = createWatch()
  // What has the focus before it begins did not just get it.
  focus.moveTo(sightOf(document.activeElement))
  let at: Point | null = null
  let last: Point | null = null
  /** When the pointer moved to where it was already. */
  let placedAt = -Infinity
  let pressedAt = -Infinity
  /** Whether only that makes the press count: not if it continues a double click. */
  let isSudden = false
  /** When the first press of a double click was. */
  let firstAt = -Infinity
  /** Whether it is the user who moves the focus, and not the console in response to Enter or Space. */
  let moves = true
  /** When a press was released that had been refused: its click may follow. Infinity while it is held. */
  let refusedAt = -Infinity
  let frame = 0

  const look = (time: number) => {
    cancelAnimationFrame(frame)
    frame = 0
    if (at) pointer.look(sightOf(document.elementFromPoint(at.x, at.y)), time)
    focus.look(sightOf(document.activeElement), time)
  }
  const lookNow = () => look(performance.now())
  const observer = new MutationObserver((records) => {
    const now = performance.now()
    const focused = document.activeElement
    for (const { type, target, attributeName } of records) {
      if (type !== 'attributes') continue
      // The second press of a double click would close again what the first has opened. In a field it selects a word.
      if (attributeName === 'aria-expanded') {
        if (target instanceof HTMLButtonElement) pointer.arm(target, now)
        continue
      }
      pointer.arm(target, now)
      focus.arm(target, now)
      // Enter in a field presses the button of its form, which may have ended its work. Typing may enable it, too.
      const isOver = !moves && attributeName === 'aria-busy' && target instanceof HTMLButtonElement
      if (focused && isOver && target.form?.contains(focused)) focus.arm(focused, now)
    }
    frame ||= requestAnimationFrame(lookNow)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'aria-disabled', 'aria-expanded', 'disabled', 'hidden'],
  })

  const goTo = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY }
    pointer.moveTo(sightOf(event.target))
  }
  const forget = () => {
    at = null
    // The press ends without a click.
    refusedAt = -Infinity
    pointer.moveTo(sightOf(null))
  }
  const isRefused = ({ timeStamp }: Event) => timeStamp - refusedAt < clickWithin
  const release = ({ timeStamp }: Event) => {
    refusedAt = Math.min(refusedAt, timeStamp)
  }
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const handlers = {
    pointermove: (event: PointerEvent) => {
      if (frame) lookNow()
      if (event.clientX === last?.x && event.clientY === last.y) placedAt = event.timeStamp
      last = { x: event.clientX, y: event.clientY }
      if (!isNear(at, event) || pointer.hasSettled(event.timeStamp)) goTo(event)
    },
    pointerdown: (event: PointerEvent) => {
      moves = true
      // What changed without the document did so after the last press.
      look(frame ? performance.now() : pressedAt)
      pressedAt = event.timeStamp
      // Hands rarely move to where they are. Voice and remote control and test tools do, for each of their presses.
      const isPlaced = event.pointerType === 'mouse' && pressedAt - placedAt < pressWithin
      isSudden = isPlaced && !pointer.hasSettled(pressedAt)
      if (isPlaced || !isNear(at, event)) goTo(event)
      refusedAt = pointer.press(sightOf(event.target), pressedAt) ? -Infinity : Infinity
      // Only the press: a dialog closes by it.
      if (isRefused(event)) event.stopPropagation()
    },
    mousedown: (event: MouseEvent) => {
      const continues = event.detail > 1
      if (!continues) firstAt = pressedAt
      else if (isSudden || !pointer.press(sightOf(event.target), pressedAt, firstAt))
        refusedAt = Infinity
      // Nor does the focus move.
      if (isRefused(event)) refuse(event)
    },
    click: (event: MouseEvent) => {
      if (isRefused(event)) refuse(event)
      refusedAt = -Infinity
    },
    // What comes under the pointer by scrolling was brought there by the user.
    wheel: forget,
    pointercancel: forget,
    pointerup: release,
    keyup: (event: KeyboardEvent) => {
      if (event.key === ' ') release(event)
    },
    keydown: (event: KeyboardEvent) => {
      const { key, target, repeat } = event
      if (!(target instanceof Element) || event.isComposing) return
      const isSpace = key === ' ' && !target.matches(fields)
      if (!(key === 'Enter' || isSpace) || target.matches(texts)) {
        moves = true
        refusedAt = -Infinity
        return focus.moveTo(sightOf(target))
      }
      // A held Space presses once, when it is released.
      if (isSpace && repeat) return
      if (frame) lookNow()
      moves = false
      const counts = !repeat && focus.press(sightOf(target), event.timeStamp)
      // No click follows a refused Enter, but one by assistive technology may come any time.
      refusedAt = counts || !isSpace ? -Infinity : Infinity
      if (!counts) refuse(event)
    },
    // Typed, pasted or dictated.
    input: ({ target }: Event) => {
      moves = true
      focus.moveTo(sightOf(target))
      pointer.accept()
    },
    focusin: ({ target }: FocusEvent) => {
      const sight = sightOf(target)
      if (moves) focus.moveTo(sight)
      else focus.look(sight, performance.now())
    },
  }
  const until = new AbortController()
  for (const [type, handle] of Object.entries(handlers)) {
    const own = handle as (event: Event) => void
    const listen = (event: Event) => {
      if (event.isTrusted) own(event)
    }
    window.addEventListener(type, listen, { capture: true, signal: until.signal })
  }
  return () => {
    until.abort()
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

/**
 * The control around an element, and its name, since a reused control changes its name. A link is where it
 * leads: its text may be a count that changes all the time.
 */
function sightOf(target: EventTarget | null): Sight {
  if (!(target instanceof Element)) return { control: null, name: '' }
  const control = target.closest<HTMLElement>(controls)
  if (control instanceof HTMLAnchorElement) return { control, name: control.href }
  // A button whose text has a count says what it is without it.
  if (control) {
    return { control, name: control.dataset['sight'] ?? control.ariaLabel ?? control.textContent }
  }
  // A press beside a dialog closes it, or takes its focus. What is behind it is not hit.
  const dialog = openDialog()
  return { control: dialog?.contains(target) ? null : dialog, name: '' }
}

function isNear(at: Point | null, { clientX, clientY, pointerType }: PointerEvent): boolean {
  const reach = pointerType === 'mouse' ? tolerance.mouse : tolerance.other
  return at !== null && Math.hypot(clientX - at.x, clientY - at.y) <= reach
}
