import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Textarea } from '~/kit/form/textarea.tsx'
import { useField, type FieldProps } from '~/kit/form/use-field.ts'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'

type SerialsFieldProps<Values extends FieldValues> = FieldProps<Values, string> & {
  /** Buttons at the end of the box. */
  buttons?: ReactNode
}

/**
 * One or more serial numbers, for `serialsOf`. Grows with its text. Enter submits and selects the text, so that the next one
 * replaces it.
 */
export function SerialsField<Values extends FieldValues>({
  buttons,
  ...props
}: SerialsFieldProps<Values>) {
  const { value, error, change } = useField(props)
  const box = useRef<HTMLTextAreaElement>(null)
  const submitted = useRef(false)
  useEffect(() => {
    // The submitted text comes back cleaned, which drops the selection.
    if (submitted.current && document.activeElement === box.current) box.current?.select()
  }, [value])
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Flex gap="2" align="flex-start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Textarea
            ref={box}
            {...control}
            className={css({
              flex: { base: '1 0 100%', sm: '1' },
              minW: '0',
              minH: '10',
              maxH: '48',
              fieldSizing: 'content',
            })}
            rows={1}
            name={props.name}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => {
              submitted.current = false
              change(target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              // Held down, it would start the search over and over.
              if (event.repeat) return
              submitted.current = true
              event.currentTarget.form?.requestSubmit()
              event.currentTarget.select()
            }}
          />
          {buttons}
        </Flex>
      )}
    </FieldFrame>
  )
}
