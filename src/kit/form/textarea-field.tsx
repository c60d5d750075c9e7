import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Textarea } from '~/kit/form/textarea.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField, type FieldProps } from './use-field.ts'

type TextareaFieldProps<Values extends FieldValues> = FieldProps<Values, string | null> & {
  /** For an optional text that is null when empty. */
  nullable?: boolean
} & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'spellCheck'>

/** A text of several lines. The value is a string. */
export function TextareaField<Values extends FieldValues>({
  nullable,
  rows = 4,
  ...props
}: TextareaFieldProps<Values>) {
  const { value, error, change } = useField(props)
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Textarea
          {...control}
          name={props.name}
          rows={rows}
          maxLength={props.maxLength}
          spellCheck={props.spellCheck}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => change(nullable && target.value === '' ? null : target.value)}
        />
      )}
    </FieldFrame>
  )
}
