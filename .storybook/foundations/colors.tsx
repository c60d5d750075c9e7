import { CircleCheck, TriangleAlert } from 'lucide-react'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { contrast, pairs, type Pair } from './contrast.ts'
import { hexOf, type Appearance } from './read-path.ts'
import { TokenName } from './token-name.tsx'

const appearances = ['light', 'dark'] as const

const meanings = {
  Backgrounds: ['bg', 'bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.emphasized'],
  Text: ['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'],
  Edges: ['border', 'border.muted', 'border.control', 'border.emphasized', 'border.error'],
}

const palettes = ['teal', 'gray', 'red', 'orange', 'green', 'blue']
const shades = ['subtle', 'muted', 'emphasized', 'solid', 'fg', 'focusRing']

/** The colors by meaning, and the contrast of text and edges on them. */
export function Colors() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      {appearances.map((appearance) => (
        <div key={appearance} className={cx(appearance, ground)}>
          <Stack gap="6">
            <Heading as="h2" size="md">
              {appearance === 'light' ? 'Light' : 'Dark'}
            </Heading>
            {Object.entries(meanings).map(([title, names]) => (
              <Swatches key={title} title={title} names={names} appearance={appearance} />
            ))}
            {palettes.map((palette) => (
              <Swatches
                key={palette}
                title={palette}
                names={shades.map((shade) => `${palette}.${shade}`)}
                appearance={appearance}
              />
            ))}
            <div>
              <Heading as="h3" size="sm" className={css({ mb: '2' })}>
                Contrast
              </Heading>
              <Stack gap="1">
                {pairs.map((pair) => (
                  <PairLine
                    key={`${pair.front} ${pair.ground}`}
                    {...pair}
                    appearance={appearance}
                  />
                ))}
              </Stack>
            </div>
          </Stack>
        </div>
      ))}
    </Grid>
  )
}

type SwatchesProps = { title: string; names: readonly string[]; appearance: Appearance }

function Swatches({ title, names, appearance }: SwatchesProps) {
  return (
    <div>
      <Heading as="h3" size="sm" className={css({ mb: '2' })}>
        {title}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, {sizes.24}), 1fr))" gap="3">
        {names.map((name) => (
          <Box key={name} textStyle="xs">
            <Box
              style={{ background: colorOf(name) }}
              h="10"
              rounded="l2"
              borderWidth="1px"
              mb="1"
            />
            <TokenName name={name} />
            <styled.p color="fg.muted" fontFamily="mono">
              {hexOf(name, appearance)}
            </styled.p>
          </Box>
        ))}
      </Grid>
    </div>
  )
}

function PairLine({ front, ground, least, appearance }: Pair & { appearance: Appearance }) {
  const figure = contrast(hexOf(front, appearance), hexOf(ground, appearance))
  const enough = figure >= least
  const Verdict = enough ? CircleCheck : TriangleAlert
  const edge = least === 3
  return (
    <Flex align="center" gap="3" textStyle="xs">
      <Flex
        style={{
          background: colorOf(ground),
          color: colorOf(edge ? 'fg' : front),
          border: `${edge ? 2 : 1}px solid ${colorOf(edge ? front : 'border')}`,
        }}
        w="16"
        h="7"
        rounded="l2"
        align="center"
        justify="center"
        fontWeight="medium"
      >
        Aa
      </Flex>
      <styled.p flex="1" minW="0" overflowWrap="anywhere">
        {front} on {ground}
      </styled.p>
      <Flex
        align="center"
        gap="1"
        color={enough ? 'fg' : 'fg.error'}
        fontVariantNumeric="tabular-nums"
      >
        <Verdict aria-hidden className={css({ boxSize: '3.5' })} />
        {figure.toFixed(1)} of {least}
      </Flex>
    </Flex>
  )
}

const ground = css({ color: 'fg', bg: 'bg.canvas', colorPalette: 'gray', p: '5', rounded: 'l3' })

// The name is not known when the styles are compiled.
const colorOf = (name: string) =>
  `var(--wp-colors-${name.replace('.', '-').replace('focusRing', 'focus-ring')})`
