/** A handheld scanner at the focused element. Returns what presses a key, and whether the page let the key through. */
export function openScanner(): { target: Element; press: (key: string) => boolean } {
  const target = document.activeElement ?? document.body
  // A busy machine would press keys as slowly as a person.
  let time = performance.now()
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += 1) })
    return target.dispatchEvent(event)
  }
  return { target, press }
}
