'use no memo'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** What a field says of itself, whatever its control is. */
export type FieldText = {
  label: ReactNode
  /** What to know before filling it in. */
  help?: ReactNode
  /** Marks the label. What is missing, the form's check says. */
  required?: boolean
  disabled?: boolean
  /** For a control in a table or beside a text that names it: the label is only read out. */
  labelHidden?: boolean
}

/** What every field of a form takes: the path of its value, and its texts. */
export type FieldProps = FieldText & { name: string }

/** What makes the label, the help and the error those of the control. */
export type ControlProps = {
  id: string
  disabled: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  /** Of a group, which no label can be for. */
  'aria-labelledby'?: string
}

type FieldFrameProps = FieldText & {
  error: string | undefined
  /** For several controls under one label. */
  group?: boolean
  /** For a small control: its label and help stand beside it. */
  beside?: boolean
  children: (control: ControlProps) => ReactNode
}

const hidden = {
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

// The second text is what is read out: nothing, since the control says itself that it is required.
const mark = { _after: { content: '"*" / ""', color: 'fg.error', ms: '1' } } as const

/**
 * What every field has: its label and help above the control and its error below it. Chakra's own Field has errors read
 * out by few screen readers, and observes the page for its parts.
 */
export function FieldFrame({ label, help, error, children, ...frame }: FieldFrameProps) {
  const id = useId()
  const invalid = error !== undefined || undefined
  const about = [help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ')
  const text = (
    <>
      <chakra.label
        id={`${id}-label`}
        {...(frame.group ? { as: 'div' } : { htmlFor: id })}
        {...(frame.labelHidden && hidden)}
        {...(frame.required && mark)}
        textStyle="sm"
        fontWeight="medium"
      >
        {label}
      </chakra.label>
      {help && (
        <Text id={`${id}-help`} textStyle="xs" color="fg.muted" mt="-1">
          {help}
        </Text>
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
        <Text
          id={`${id}-error`}
          textStyle="xs"
          fontWeight="medium"
          color="fg.error"
          aria-live="polite"
        >
          {error}
        </Text>
      )}
    </Flex>
  )
}
