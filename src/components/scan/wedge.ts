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
    // Another screen may take its place at once, even in the middle of a burst.
    queueMicrotask(() => {
      if (listeners.length > 0) return
      stopListening?.()
      stopListening = undefined
    })
  }
}

function listen(): () => void {
  const burst = createBurst()
  const passed = new WeakSet<Event>()
  /** The fields that the burst has written to. The previous code may move the focus during it. */
  let fields = createTouched()
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
      fields.restore()
      listeners.at(-1)?.(code)
    } else if (event.key.length > 1) giveUp()
    else {
      const follows = burst.add(event.key, event.timeStamp)
      if (!follows) {
        pass()
        fields = createTouched()
        // The space bar presses buttons and scrolls, which a synthetic event cannot. No code starts with a space.
        if (event.key === ' ') return burst.reset()
      }
      if (!fields.touch(event.target)) hold(event)
    }
  }
  const onInput = (event: Event) => fields.written(event.target)
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('input', onInput)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('input', onInput)
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of a burst, with their values before it. */
function createTouched() {
  /** `after` is the value after the latest key. What the page itself writes after that stays. */
  const fields = new Map<Field, { before: string; after: string }>()
  const touch = (target: EventTarget | null): boolean => {
    if (!isField(target)) return target instanceof HTMLElement && target.isContentEditable
    const { value } = target
    if (fields.get(target)?.after !== value) fields.set(target, { before: value, after: value })
    return true
  }
  return {
    /** A key goes to this target. Returns whether it writes there. */
    touch,
    /** A key has written into this target. */
    written: (target: EventTarget | null) => {
      const known = isField(target) && fields.get(target)
      if (known) known.after = target.value
    },
    restore: () => {
      for (const field of fields.keys()) {
        touch(field)
        setValue(field, fields.get(field)?.before ?? '')
      }
    },
  }
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !pressed.has(target.type))

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
function setValue(field: Field, value: string) {
  if (field.value === value) return
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
