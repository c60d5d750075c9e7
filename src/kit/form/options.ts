/** A choice. The value is what the form sends: an id or a token. */
export type Option = {
  value: string | number
  label: string
  /** What sets it apart, below its label. Not in a native select. */
  description?: string
  disabled?: boolean
}

/** The value whose text an HTML control hands over, or null where no option has it. */
export function valueOfText(options: readonly Option[], text: string): Option['value'] | null {
  return options.find(({ value }) => String(value) === text)?.value ?? null
}
