import { Textarea, type TextareaProps } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import type { Ref } from 'react'
import { edge } from '~/kit/form/input.tsx'

/** A field for one code or many: it grows with them. */
export function CodesArea(props: TextareaProps & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Textarea
      recipe={textareaRecipe}
      {...edge}
      rows={1}
      minH="10"
      maxH="40"
      fieldSizing="content"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
