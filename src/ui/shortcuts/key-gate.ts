import { createKeyBurst, longestGap, shortcutWait, type KeyPlace } from './key-burst.ts'

/** Takes the codes of handheld scanners. The latest one gets them. */
export type Taker = {
  take: (code: string) => void
  /** Handles the first key of a code. */
  begin?: () => void
  /** Handles a key that goes to this target. */
  touch?: (target: EventTarget | null) => void
  /** A field has changed. */
  written?: (target: EventTarget | null) => void
  /** Restores the fields that the code was typed into. */
  restore?: () => void
  /** While it waits for a password it takes all codes, and none reaches its fields. */
  isRenewal?: boolean
  /** Takes only codes that are not typed into a field, and only where no other one takes them. */
  isLast?: boolean
}

type Keep = (event: KeyboardEvent) => boolean

const takers: Taker[] = []
let keep: Keep | undefined
let uses = 0
let close: (() => void) | undefined

const isScreen = ({ isRenewal, isLast }: Taker) => !isRenewal && !isLast

const taker = () =>
  takers.findLast(({ isRenewal }) => isRenewal) ?? takers.findLast(isScreen) ?? takers.at(-1)

export const giveCode = (code: string) => taker()?.take(code)

/** Gives codes to this taker. Returns a function that ends it. */
export function addTaker(added: Taker): () => void {
  takers.push(added)
  const end = openKeyGate()
  return () => {
    takers.splice(takers.lastIndexOf(added), 1)
    // Another screen may take its place at once, even in the middle of a code.
    queueMicrotask(end)
  }
}

/** `first` sees every key before anything else, a scanner's too, and may consume it. Returns a function that ends it. */
export function keepKeys(first: Keep): () => void {
  keep = first
  return () => {
    keep = undefined
  }
}

/**
 * Lets no key of a handheld scanner act as a shortcut or press a button, whatever screen is shown and wherever the focus is.
 * Call it before other listeners are added. Returns a function that ends it.
 */
export function openKeyGate(): () => void {
  uses += 1
  close ??= listen()
  return () => {
    uses -= 1
    if (uses > 0) return
    close?.()
    close = undefined
  }
}

function listen(): () => void {
  const burst = createKeyBurst()
  const passed = new WeakSet<Event>()
  /** Keys outside of fields: they may be shortcuts, or the start of a code. */
  let held: KeyboardEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Hands the held keys on, unless they are more than a shortcut has. */
  const settle = (areShortcut = burst.mayBeShortcut()) => {
    clearTimeout(timer)
    const events = areShortcut ? held : []
    held = []
    for (const event of events) {
      const copy = new KeyboardEvent('keydown', event)
      passed.add(copy)
      const target = event.target instanceof Element && event.target.isConnected && event.target
      ;(target || document.body).dispatchEvent(copy)
    }
  }
  const giveUp = () => {
    settle()
    burst.reset()
  }
  const give = (code: string | undefined) => {
    if (code === undefined) return
    taker()?.restore?.()
    taker()?.take(code)
  }
  const wait = (place: KeyPlace) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      settle()
      timer = setTimeout(() => give(burst.pause()), longestGap[place])
    }, shortcutWait(place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    if (passed.has(event) || keep?.(event) || ignored.has(key)) return
    const place = placeOf(target)
    if (!place || isShortcut(event) || event.repeat || event.isComposing) giveUp()
    else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) {
      // Where no screen takes codes, a field keeps them as typed, but their Enter submits no form.
      const isTyped = place === 'text' && !takers.some(isScreen)
      const { ends, code } = burst.end(timeStamp, place, isTyped)
      if (!ends || (isTyped && (key === 'Tab' || !submits(target)))) return giveUp()
      clearTimeout(timer)
      held = []
      stop(event)
      if (!isTyped) give(code)
    } else if (key.length > 1) giveUp()
    else {
      const areShortcut = burst.mayBeShortcut()
      const { starts, waits } = burst.add(key, timeStamp, place)
      // The browser may have been too busy for the timer.
      if (starts) settle(areShortcut)
      if (starts) taker()?.begin?.()
      taker()?.touch?.(target)
      if (!waits) return
      stop(event)
      held.push(event)
      wait(place)
    }
  }
  const onInput = ({ target }: Event) => taker()?.written?.(target)
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('input', onInput)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('input', onInput)
    settle()
  }
}

/** Scanners press these too, for capitals. */
const ignored = new Set(['Shift', 'CapsLock', 'AltGraph'])

/** Whether a scanner's Enter could send a form. In a search or an open list of choices, a code is what is looked for. */
const submits = (target: EventTarget | null) =>
  target instanceof HTMLInputElement &&
  target.form &&
  !target.matches('[type=search], [inputmode], [aria-expanded=true]')

const isShortcut = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Undefined for a password, unless the console itself asks for it. */
function placeOf(target: EventTarget | null): KeyPlace | undefined {
  if (!(target instanceof HTMLElement)) return 'page'
  if (isField(target) || target.isContentEditable) {
    if (taker()?.isRenewal) return 'renewal'
    return target.matches('[type=password]') ? undefined : 'text'
  }
  return target.closest('[role=menu], [role=listbox]') ? 'choice' : 'page'
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether keys are typed into it. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(`textarea, select, input${withoutText}`)

const withoutText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image', 'range']
  .map((type) => `:not([type=${type}])`)
  .join('')
