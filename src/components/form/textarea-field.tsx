import { Textarea, type TextareaProps } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { edge } from './input.tsx'
import { useField } from './use-form.ts'

type TextareaFieldProps = FieldProps & {
  /** For an optional text that has to be null, not empty. */
  nullable?: boolean
} & Pick<TextareaProps, 'rows' | 'maxLength' | 'spellCheck'>

/** A text of several lines. The value is a string. */
export function TextareaField({ nullable, rows = 4, ...props }: TextareaFieldProps) {
  const { value, error, change } = useField(props.name)
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Textarea
          recipe={textareaRecipe}
          {...control}
          {...edge}
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
