/**
 * Puts a text into an input, with the caret where it belongs. React finds its value in place already and leaves it
 * alone; a text that React writes itself would send the caret to the end.
 */
export function writeAtCaret(input: HTMLInputElement, text: string, caret: number | null) {
  input.value = text
  input.setSelectionRange(caret, caret)
}
