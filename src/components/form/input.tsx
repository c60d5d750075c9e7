import { createRecipeContext, type InputProps } from '@chakra-ui/react'

/** The edge of a control, red while something is wrong with it. */
export const edge = {
  borderColor: 'border.control',
  _invalid: { borderColor: 'border.error' },
} as const

/** A text input for use in a frame. */
export const Input = createRecipeContext({ key: 'input' }).withContext<
  HTMLInputElement,
  InputProps
>('input', { defaultProps: edge })
