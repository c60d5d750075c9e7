type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a letter is pressed with Ctrl, or with Command on a Mac. Where the keyboard writes no Latin letters, its place counts. */
export const isKey = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  letter: string,
): boolean =>
  (key.toLowerCase() === letter ||
    (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))) &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey
