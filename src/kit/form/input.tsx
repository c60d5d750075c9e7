import { createRecipeContext, type InputProps } from '@chakra-ui/react'

/** The border of a control, red if invalid. */
export const edge = {
  borderColor: 'border.control',
  _invalid: { borderColor: 'border.error' },
} as const

/** A text input for use in a frame. */
export const Input = createRecipeContext({ key: 'input' }).withContext<
  HTMLInputElement,
  InputProps
>('input', { defaultProps: edge })
