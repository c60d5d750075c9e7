import { Box, chakra, createRecipeContext, type BoxProps, type InputProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { edge } from './input.tsx'

const Control = createRecipeContext({ key: 'input' }).withContext<
  HTMLSelectElement,
  Omit<ComponentProps<'select'>, 'color' | 'height' | 'size' | 'translate' | 'width'> &
    Pick<InputProps, 'bg' | 'color' | 'css' | 'fontWeight' | 'pe' | 'size'>
>('select', { defaultProps: edge })

type SelectProps = Omit<ComponentProps<typeof Control>, 'css' | 'pe'> &
  Pick<BoxProps, 'width' | 'minW' | 'maxW'> & { size?: 'xs' | 'sm' | 'md' }

/** The browser's own choice of one option, drawn as a field is. `children` are its options. */
export function Select({ width = 'full', minW, maxW, ...select }: SelectProps) {
  return (
    <Box position="relative" display="flex" width={width} minW={minW} maxW={maxW}>
      <Control {...select} pe={select.size === 'xs' ? '6' : '8'} css={options} />
      <chakra.svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        boxSize={select.size === 'xs' ? '3.5' : '4'}
        position="absolute"
        insetEnd="2"
        insetBlock="0"
        my="auto"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <path d="m6 9 6 6 6-6" />
      </chakra.svg>
    </Box>
  )
}

// The list of options is the browser's, which takes the ground of the field for it.
const options = { '& > option': { bg: 'bg' } }
