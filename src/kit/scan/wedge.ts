import { writeField } from '~/lib/write-field.ts'
import { addTaker, giveCode, isField, type Field } from '~/ui/shortcuts/key-gate.ts'

type OnCode = (code: string) => void

/** The fields that the code was typed into. The previous code may move the focus during it. */
let fields = createTouched()

const restored = {
  begin: () => {
    fields = createTouched()
  },
  touch: (target: EventTarget | null) => fields.touch(target),
  written: (target: EventTarget | null) => fields.written(target),
  restore: () => fields.restore(),
}

/**
 * Calls `onCode` for each code of a handheld scanner, wherever the focus is. Only the latest of several listeners is
 * called.
 */
export const listenForCodes = (onCode: OnCode) => addTaker({ ...restored, take: onCode })

/** While the console asks for the password, codes wait, and none gets into its fields. Returns a function that ends it. */
export function holdCodes(): () => void {
  const waiting: string[] = []
  const end = addTaker({ ...restored, take: (code) => waiting.push(code), isRenewal: true })
  return () => {
    end()
    for (const code of waiting) giveCode(code)
  }
}

/** The fields of a code, with their values before it. */
function createTouched() {
  /** `after` is the value after the latest key. What the page itself writes after that stays. */
  const fields = new Map<Field, { before: string; after: string }>()
  const touch = (target: EventTarget | null) => {
    if (!isField(target)) return
    const { value } = target
    if (fields.get(target)?.after !== value) fields.set(target, { before: value, after: value })
  }
  return {
    /** A key goes to this target. */
    touch,
    /** A key has written into this target. */
    written: (target: EventTarget | null) => {
      const known = isField(target) && fields.get(target)
      if (known) known.after = target.value
    },
    restore: () => {
      for (const field of fields.keys()) {
        touch(field)
        writeField(field, fields.get(field)?.before ?? '')
      }
    },
  }
}
