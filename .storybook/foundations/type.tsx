import { Box, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { tokens } from '../../src/ui/theme/tokens.ts'
import { readPath } from './read-path.ts'

const uses = {
  xs: 'Badges, hints below a field',
  sm: 'Tables, menus, buttons: the size of the console',
  md: 'Text to read',
  lg: 'Headings of dialogs and public screens',
  xl: 'Headings of screens',
  '2xl': 'The brand on public screens',
}

const weights = ['normal', 'medium', 'semibold', 'bold']

/** Sizes, weights and figures of the one typeface. */
export function Type() {
  return (
    <Stack gap="8">
      <Stack gap="4">
        <Heading as="h2" size="md">
          Sizes
        </Heading>
        {Object.entries(uses).map(([size, use]) => (
          <Grid
            key={size}
            templateColumns={{ base: '1fr', sm: '{sizes.32} 1fr' }}
            alignItems="baseline"
          >
            <styled.p textStyle="xs" color="fg.muted" fontFamily="mono">
              {size} · {String(readPath(tokens.fontSizes, `${size}.value`))}
            </styled.p>
            <p style={{ fontSize: `var(--wp-font-sizes-${size})` }}>{use}</p>
          </Grid>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading as="h2" size="md">
          Weights
        </Heading>
        {weights.map((weight) => (
          <p key={weight} style={{ fontWeight: `var(--wp-font-weights-${weight})` }}>
            {weight} {String(readPath(tokens.fontWeights, `${weight}.value`))}
          </p>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading as="h2" size="md">
          Figures and codes
        </Heading>
        <Box fontVariantNumeric="tabular-nums">
          <p>1,111.11 in columns</p>
          <p>8,888.88 of equal width</p>
        </Box>
        <styled.p fontFamily="mono">A84041D3B1826111 (mono: tokens and addresses)</styled.p>
      </Stack>
    </Stack>
  )
}
