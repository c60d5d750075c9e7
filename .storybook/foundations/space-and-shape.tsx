import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { tokens } from '../../src/ui/theme/tokens.ts'
import { readPath, withPixels } from './read-path.ts'
import { TokenName } from './token-name.tsx'

/** The steps of spacing, and where those with a fixed place belong. */
const spaces = [
  ['0.5'],
  ['1', 'Between an icon and its word'],
  ['1.5'],
  ['2', 'Between buttons that stand together'],
  ['2.5'],
  ['3', 'Between the title of a part and its panel'],
  ['4', 'Between the title of a page and its content, and between fields'],
  ['5'],
  ['6', 'Between the parts of a page'],
  ['8', 'Between the columns of a page'],
  ['10'],
  ['12'],
  ['16'],
] as const
const radii = { l1: 'Checkboxes', l2: 'Buttons, fields', l3: 'Panels, dialogs', full: 'Avatars' }
const shadows = { xs: 'Cards', md: 'Menus, tooltips', lg: 'Dialogs, toasts' }
const durations = ['faster', 'fast']

/** Steps of spacing, corners, shadows and durations of motion. */
export function SpaceAndShape() {
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Heading as="h2" size="md" className={css({ mb: '2' })}>
          Spacing
        </Heading>
        {spaces.map(([space, use]) => (
          <Flex key={space} align="center" gap="4" textStyle="xs">
            <Box w="12">
              <TokenName name={space} />
            </Box>
            <styled.p w="36" color="fg.muted" fontFamily="mono">
              {withPixels(`${Number(space) / 4}rem`)}
            </styled.p>
            <Box w="16">
              <Box bg="teal.solid" h="3" style={{ width: `${Number(space) / 4}rem` }} />
            </Box>
            {use && <styled.p flex="1">{use}</styled.p>}
          </Flex>
        ))}
      </Stack>
      <Samples title="Corners">
        {Object.entries(radii).map(([radius, use]) => (
          <Sample key={radius} name={radius} use={use} rounded={radius} />
        ))}
      </Samples>
      <Samples title="Shadows">
        {Object.entries(shadows).map(([shadow, use]) => (
          <Sample key={shadow} name={shadow} use={use} rounded="l3" shadow={shadow} />
        ))}
      </Samples>
      <Stack gap="2">
        <Heading as="h2" size="md" className={css({ mb: '2' })}>
          Motion
        </Heading>
        {durations.map((name) => (
          <styled.p key={name} textStyle="sm">
            {name} {String(readPath(tokens.durations, `${name}.value`))}
          </styled.p>
        ))}
        <styled.p textStyle="sm" color="fg.muted">
          Nothing moves for longer than 200 ms, and nothing at all for people who ask for less.
        </styled.p>
      </Stack>
    </Stack>
  )
}

function Samples(props: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading as="h2" size="md" className={css({ mb: '4' })}>
        {props.title}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax({sizes.32}, 1fr))" gap="5">
        {props.children}
      </Grid>
    </div>
  )
}

function Sample(props: { name: string; use: string; rounded: string; shadow?: string }) {
  return (
    <Box textStyle="xs">
      <Box
        bg="bg.panel"
        borderWidth="1px"
        h="16"
        mb="2"
        style={{
          borderRadius: `var(--wp-radii-${props.rounded})`,
          boxShadow: props.shadow && `var(--wp-shadows-${props.shadow})`,
        }}
      />
      <TokenName name={props.name} />
      <styled.p color="fg.muted">{props.use}</styled.p>
    </Box>
  )
}
