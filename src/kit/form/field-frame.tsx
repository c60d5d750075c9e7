'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useId, type ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

/** The texts and state of every field, whatever its control. */
export type FieldText = {
  label: TextProp
  /** A hint on what to enter. */
  help?: TextProp
  /** Marks the label. Validation reports what is missing. */
  required?: boolean
  disabled?: boolean
  /** Hides the label visually, in a table or beside a text that says the same. */
  labelHidden?: boolean
}

/** Connects the control with the label, the help and the error. */
export type ControlProps = {
  id: string
  disabled: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  /** For a group, since a label element applies to a single control. */
  'aria-labelledby'?: string
}

type FieldFrameProps = FieldText & {
  error: string | undefined
  /** For several controls under one label. */
  group?: boolean
  /** For a small control: puts its label and help beside it. */
  beside?: boolean
  children: (control: ControlProps) => ReactNode
}

const labelStyle = css({ textStyle: 'sm', fontWeight: 'medium' })

const hidden = css({
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

// Screen readers get the second text, which is empty: the control itself says that it is required.
const mark = css({ _after: { content: '"*" / ""', color: 'fg.error', ms: '1' } })

/**
 * The frame of every field: label and help above the control, the error below it. Few screen readers read the errors of
 * Ark's Field, which also observes the page for its parts.
 */
export function FieldFrame({ label, help, error, children, ...frame }: FieldFrameProps) {
  const id = useId()
  const invalid = error !== undefined || undefined
  const about = [help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ')
  const Label = frame.group ? 'div' : 'label'
  const text = (
    <>
      <Label
        id={`${id}-label`}
        htmlFor={frame.group ? undefined : id}
        className={cx(labelStyle, frame.labelHidden && hidden, frame.required && mark)}
      >
        {renderText(label)}
      </Label>
      {help && (
        <styled.p id={`${id}-help`} textStyle="xs" color="fg.muted" mt="-1">
          {renderText(help)}
        </styled.p>
      )}
    </>
  )
  const control = children({
    id,
    disabled: frame.disabled,
    'aria-required': frame.required || undefined,
    'aria-invalid': invalid,
    'aria-describedby': about || undefined,
    ...(frame.group && { 'aria-labelledby': `${id}-label` }),
  })
  return (
    <Flex direction="column" gap="1.5" position="relative">
      {frame.beside ? (
        <Flex gap="2.5">
          {control}
          <Flex direction="column" gap="1.5">
            {text}
          </Flex>
        </Flex>
      ) : (
        <>
          {text}
          {control}
        </>
      )}
      {invalid && (
        <styled.p
          id={`${id}-error`}
          textStyle="xs"
          fontWeight="medium"
          color="fg.error"
          aria-live="polite"
        >
          {error}
        </styled.p>
      )}
    </Flex>
  )
}
