import { Box, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { tokens } from '../../src/ui/theme/tokens.ts'
import { readPath, withPixels } from './read-path.ts'
import { TokenName } from './token-name.tsx'

const uses = {
  xs: 'Badges, hints below a field',
  sm: 'Tables, menus, buttons: the size of the console',
  md: 'Text to read',
  lg: 'Headings of dialogs and public screens',
  xl: 'Headings of screens',
  '2xl': 'The brand on public screens',
}

const lineHeights = {
  shorter: 'Headings of two lines and large figures.',
  short: 'Rows of tables, menus and other short lines.',
  moderate: 'The usual height: labels, hints and text beside fields.',
  tall: 'Text to read, such as help documents.',
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
            <styled.div textStyle="xs">
              <TokenName name={size} />
              <styled.p color="fg.muted" fontFamily="mono">
                {withPixels(readPath(tokens.fontSizes, `${size}.value`))}
              </styled.p>
            </styled.div>
            <p style={{ fontSize: `var(--wp-font-sizes-${size})` }}>{use}</p>
          </Grid>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading as="h2" size="md">
          Line heights
        </Heading>
        {Object.entries(lineHeights).map(([name, use]) => (
          <styled.div key={name} textStyle="sm" maxW="form">
            <TokenName name={name} />
            <p style={{ lineHeight: `var(--wp-line-heights-${name})` }}>
              {String(readPath(tokens.lineHeights, `${name}.value`))} times the size. {use}
            </p>
          </styled.div>
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
