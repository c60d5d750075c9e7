// A handheld scanner types a code like a keyboard, only faster, and ends it with Enter or Tab.

/** Where a key goes: a text field, a list or menu that finds items by their letters, or anything else. */
export type KeyPlace = 'text' | 'choice' | 'page' | 'renewal'

/**
 * The longest pause between two keys of a code, in milliseconds. Some scanners are slow: outside of fields nobody types
 * four keys and Enter.
 */
export const longestGap = { page: 300, text: 100, renewal: 100, choice: 60 }
/** How long a key waits for another one before it is a shortcut. Nobody notices it. */
export const shortcutWait = (place: KeyPlace) => Math.min(100, longestGap[place])
/** Between two keys of most scanners. Nobody types a whole code this fast. */
const fastGap = 60
/** Between the two keys that some scanners end a code with. */
const endGap = 40
/** Before a burst in a field. Typing that speeds up for a moment has no such pause. */
const shortestPause = 300
const shortestCode = 4
/** Some password managers type as fast as a scanner, but seldom only capitals and digits, or a long hexadecimal number. */
const isScannedInOverlay = /^(?:[!-`{-~]{8,}|[\da-f]{12,})$/
/** The number of a device, or the numbers of its label. At the speed of a slow scanner, only these cannot be a password. */
const isNumber = /^(?:[\da-f]{12}|[\da-f]{16})(?:,[\da-f]+)*$/i
const isCapitals = /^[^a-z\s]+$/
/** Like the codes on labels, and unlike a word, a short number or an email address: text expanders type as fast. */
const isOfLabel = /^(?=.*[A-Z]|.{8})[^g-z\s]+$/
/** `g` and a letter. More keys in a row are never a shortcut. */
const longestShortcut = 2

/** Tells the keys of a scanner from shortcuts and typing by their times, in milliseconds. */
export function createKeyBurst() {
  let keys = ''
  let last = -Infinity
  let slowest = 0
  let hadPause = true
  let wrote = false
  let endedAt = -Infinity

  const reset = () => {
    keys = ''
    last = -Infinity
  }
  const isCode = (place: KeyPlace) => {
    if (keys.length < shortestCode) return false
    if (place === 'renewal')
      return isNumber.test(keys) || (slowest <= fastGap && isScannedInOverlay.test(keys))
    if (!wrote) return true
    const hasDigit = /\d/.test(keys)
    // Programs type words as fast, but no word is all capitals like the commands of the pack station.
    if (!hadPause || !(hasDigit || isCapitals.test(keys))) return false
    return slowest <= fastGap || (hasDigit && keys.length >= 8)
  }
  return {
    reset,
    /** Whether the keys until now may be shortcuts. */
    mayBeShortcut: () => keys.length <= longestShortcut,
    /**
     * Adds a key. `starts`: it does not belong to the keys before it. `waits`: it may be a shortcut, but only after
     * `shortcutWait`.
     */
    add: (key: string, time: number, place: KeyPlace): { starts: boolean; waits: boolean } => {
      const gap = time - last
      const isWritten = place === 'text' || place === 'renewal'
      // The space bar presses buttons and scrolls. No code starts with a space.
      const isSpace = key === ' ' && !isWritten && (keys.length < 2 || gap > fastGap)
      // Only moves the focus to a search field, where the next key is typed at once.
      const isSearch = key === '/' && gap > longestGap[place]
      // One pause after keys that nobody types so fast is the busy computer's.
      const isLate =
        isWritten &&
        gap > longestGap[place] &&
        gap < shortestPause &&
        keys.length > 1 &&
        slowest <= fastGap
      const starts = (gap > longestGap[place] && !isLate) || isSpace || isSearch
      if (starts) hadPause = gap >= shortestPause
      keys = starts ? key : keys + key
      // After a pause, only a long code with a digit is one.
      slowest = starts ? 0 : Math.max(slowest, isLate ? fastGap + 1 : gap)
      wrote = isWritten || (wrote && !starts)
      last = time
      if (isSpace || isSearch) reset()
      return { starts, waits: !isWritten && !isSpace && !isSearch }
    },
    /**
     * Handles Enter or Tab. `ends`: it belongs to the keys before it, and presses nothing. `isTyped`: the field
     * keeps a code, since no screen takes it.
     */
    end: (time: number, place: KeyPlace, isTyped?: boolean): { ends: boolean; code?: string } => {
      const gap = time - last
      const follows = gap <= longestGap[place]
      const isMeant = !isTyped || isOfLabel.test(keys)
      const code = follows && isMeant && isCode(place) ? keys : undefined
      const isTooShort =
        follows && !wrote && (keys.length > longestShortcut || gap <= shortcutWait(place))
      // Some scanners end with two keys. None ends with three, so that Tab pressed quickly again and again goes on.
      const isSecond = time - endedAt <= endGap
      reset()
      const isFirst = code !== undefined || isTooShort
      endedAt = isFirst ? time : -Infinity
      return { ends: isFirst || isSecond, code }
    },
    /** Handles a pause that no code has. Returns the code of a scanner that ends without a key. */
    pause: (): string | undefined => {
      if (wrote || slowest > fastGap || keys.length < shortestCode + 2) return undefined
      const code = keys
      reset()
      return code
    },
  }
}
