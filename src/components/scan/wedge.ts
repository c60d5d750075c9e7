// A keyboard-wedge scanner types a code like a keyboard, only faster, and ends it with Enter.

/** Between two keys of a scanner, in milliseconds. Nobody types a whole code this fast. */
const longestGap = 60
/** Before a burst, in milliseconds. Typing that speeds up for a moment has no such pause. */
const shortestPause = 300
const shortestCode = 4

/** Distinguishes a scanner's bursts of keys from typing. */
export function createBurst() {
  let keys = ''
  let last = -Infinity
  let hadPause = true
  const reset = () => {
    keys = ''
    last = -Infinity
  }
  return {
    reset,
    /** Adds a key. Returns whether it follows the previous one as fast as in a burst. */
    add: (key: string, time: number): boolean => {
      const follows = time - last <= longestGap
      if (!follows) hadPause = time - last >= shortestPause
      keys = follows ? keys + key : key
      last = time
      return follows
    },
    /** Handles Enter. Returns the code if it ended a burst. */
    end: (time: number): string | undefined => {
      const isCode = hadPause && time - last <= longestGap && keys.length >= shortestCode
      const code = isCode ? keys : undefined
      reset()
      return code
    },
  }
}

type OnCode = (code: string) => void

const listeners: OnCode[] = []
let stopListening: (() => void) | undefined

/** Calls `onCode` for each burst, wherever the focus is. Only the latest of several listeners is called. */
export function listenForBursts(onCode: OnCode): () => void {
  listeners.push(onCode)
  stopListening ??= listen()
  return () => {
    listeners.splice(listeners.lastIndexOf(onCode), 1)
    if (listeners.length > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function listen(): () => void {
  const burst = createBurst()
  const passed = new WeakSet<Event>()
  /** The focused field's content before the burst. */
  let field: FieldBefore | undefined
  /** Keys outside of fields: they may be shortcuts, or the start of a burst. */
  let held: KeyboardEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const pass = () => {
    clearTimeout(timer)
    const events = held
    held = []
    for (const event of events) {
      const copy = new KeyboardEvent('keydown', event)
      passed.add(copy)
      const target = event.target instanceof Element && event.target.isConnected && event.target
      ;(target || document.body).dispatchEvent(copy)
    }
  }
  const hold = (event: KeyboardEvent) => {
    stop(event)
    held.push(event)
    clearTimeout(timer)
    timer = setTimeout(pass, longestGap)
  }
  const giveUp = () => {
    burst.reset()
    pass()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (passed.has(event) || ignored.has(event.key)) return
    if (isShortcut(event) || event.repeat || event.isComposing || isLeftAlone(event.target))
      giveUp()
    else if (event.key === 'Enter') {
      const code = burst.end(event.timeStamp)
      if (code === undefined) return pass()
      clearTimeout(timer)
      held = []
      stop(event)
      field?.restore()
      listeners.at(-1)?.(code)
    } else if (event.key.length > 1) giveUp()
    else {
      const follows = burst.add(event.key, event.timeStamp)
      if (!follows) {
        pass()
        field = fieldBefore(event.target)
        // The space bar presses buttons and scrolls, which a synthetic event cannot. No code starts with a space.
        if (event.key === ' ') return burst.reset()
      }
      if (!field) hold(event)
    }
  }
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    pass()
  }
}

/** Scanners press these too, for capitals. */
const ignored = new Set(['Shift', 'CapsLock', 'AltGraph'])

const isShortcut = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))

/** Passwords, and fields that handle a scanner's keys themselves. */
const isLeftAlone = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[type=password], [data-takes-codes]')

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

type FieldBefore = { restore: () => void }

/** A field's content and a function that restores it; undefined if the target takes no text. */
function fieldBefore(target: EventTarget | null): FieldBefore | undefined {
  if (target instanceof HTMLSelectElement) {
    const { value } = target
    return { restore: () => setValue(target, HTMLSelectElement.prototype, value, 'change') }
  }
  if (target instanceof HTMLTextAreaElement) {
    const { value } = target
    return { restore: () => setValue(target, HTMLTextAreaElement.prototype, value, 'input') }
  }
  if (target instanceof HTMLInputElement && !pressed.has(target.type)) {
    const { value } = target
    return { restore: () => setValue(target, HTMLInputElement.prototype, value, 'input') }
  }
  if (target instanceof HTMLElement && target.isContentEditable) return { restore: () => {} }
  return undefined
}

/** Input types without text. */
const pressed = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'file',
  'image',
  'range',
])

/** Sets the value so that React treats the event as the user's own change. */
function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  prototype: object,
  value: string,
  type: 'input' | 'change',
) {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
