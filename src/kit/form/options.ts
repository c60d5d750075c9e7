/** A choice. The value is what the form sends: an id or a token. */
export type Option = {
  value: string | number
  label: string
  /** What distinguishes it, below its label. Not in a native select. */
  description?: string
  disabled?: boolean
}

/** More options are found by typing: a native select of hundreds of thousands stops the browser. */
export const mostInSelect = 100

/** Shows the value of a choice by its label. */
export const labelIn =
  (options: readonly Option[]) =>
  (value: Option['value'] | null): string | undefined =>
    options.find((option) => option.value === value)?.label

/** The option value for the string that an HTML control reports, or null if there is none. */
export function valueOfText(options: readonly Option[], text: string): Option['value'] | null {
  return options.find(({ value }) => String(value) === text)?.value ?? null
}
