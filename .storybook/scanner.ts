/** A handheld scanner that types into the focused element. Returns a function that presses a key and returns whether the page let it through. */
export function openScanner(): { target: Element; press: (key: string) => boolean } {
  const target = document.activeElement ?? document.body
  // A busy machine would press the keys as slowly as a person does.
  let time = performance.now()
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += 1) })
    return target.dispatchEvent(event)
  }
  return { target, press }
}
