import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { defineMessages } from 'react-intl'
import type { FieldText } from '~/kit/form/field-frame.tsx'
import { TextareaField } from '~/kit/form/textarea-field.tsx'
import { codeKey, distinctCodes, textOfCodes } from '~/lib/codes.ts'
import { css } from '~/styled-system/css'
import { CodesFile } from './codes-file.tsx'
import { ScanButton, Scanner } from './scanner.tsx'
import { useScan } from './use-scan.ts'
import type { ScanVerdict } from './verdict.ts'

type ManyCodesFieldProps<Values extends FieldValues> = FieldText & {
  form: UseFormReturn<Values>
  /** The value is a text, for `distinctCodes`. */
  name: FieldPathByValue<Values, string | null>
  /** The codes in a scanned text, or why it adds none. */
  read: (code: string) => Promise<readonly string[] | ScanVerdict>
  /** For comparing codes. */
  keyOf?: (code: string) => string
}

/** Many codes for a form: typed, pasted, scanned, or from a CSV file. */
export function ManyCodesField<Values extends FieldValues>({
  form,
  read,
  keyOf = codeKey,
  ...field
}: ManyCodesFieldProps<Values>) {
  const { name } = field
  const codesNow = () => distinctCodes(String(form.getValues(name)), keyOf)
  const set = (codes: readonly string[]) => {
    const text = textOfCodes(distinctCodes(textOfCodes(codes, '\n'), keyOf), '\n')
    form.setValue(name, text as PathValue<Values, typeof name>, { shouldDirty: true })
  }
  /** Replaces those of another column of the same file. */
  const take = (codes: readonly string[], before: readonly string[]) => {
    const dropped = new Set(before.map(keyOf))
    set([...codesNow().filter((code) => !dropped.has(keyOf(code))), ...codes])
  }
  const scan = useScan({
    judge: async (code) => {
      const found = await read(code)
      if ('kind' in found) return found
      const before = codesNow()
      set([...before, ...found])
      const isNew = codesNow().length > before.length
      return { kind: isNew ? 'added' : 'repeated', name: found.join(', ') }
    },
  })
  return (
    <>
      <TextareaField
        help={messages.help}
        {...field}
        control={form.control}
        rows={8}
        spellCheck={false}
        required
      />
      <ScanButton scan={scan} className={css({ alignSelf: 'start' })} />
      <Scanner scan={scan} typing={false} />
      <CodesFile onCodes={take} />
    </>
  )
}

const messages = defineMessages({
  help: {
    defaultMessage: 'Paste one per line, or separate them with commas, tabs or spaces.',
    description: 'Help: how to enter many codes',
  },
})
