type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets the value of a field so that React treats it as the user's own change. */
export function writeField(field: Field, value: string) {
  if (field.value === value) return
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
