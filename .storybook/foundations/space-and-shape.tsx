import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tokens } from '../../src/ui/theme/tokens.ts'
import { readPath } from './read-path.ts'

const spaces = ['0.5', '1', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10', '12', '16']
const radii = { l1: 'Checkboxes', l2: 'Buttons, fields', l3: 'Panels, dialogs', full: 'Avatars' }
const shadows = { xs: 'Cards', md: 'Menus, tooltips', lg: 'Dialogs, toasts' }
const durations = ['faster', 'fast']

/** Steps of spacing, corners, shadows and durations of motion. */
export function SpaceAndShape() {
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Heading as="h2" size="md" mb="2">
          Spacing
        </Heading>
        {spaces.map((space) => (
          <Flex key={space} align="center" gap="4" textStyle="xs">
            <Text w="28" color="fg.muted" fontFamily="mono">
              {space} · {space === '0.5' ? '0.125rem' : `${Number(space) / 4}rem`}
            </Text>
            <Box bg="teal.solid" h="3" w={space} />
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
        <Heading as="h2" size="md" mb="2">
          Motion
        </Heading>
        {durations.map((name) => (
          <Text key={name} textStyle="sm">
            {name} {String(readPath(tokens.durations, `${name}.value`))}
          </Text>
        ))}
        <Text textStyle="sm" color="fg.muted">
          Nothing moves for longer than 200 ms, and nothing at all for people who ask for less.
        </Text>
      </Stack>
    </Stack>
  )
}

function Samples(props: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Heading as="h2" size="md" mb="4">
        {props.title}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax({sizes.32}, 1fr))" gap="5">
        {props.children}
      </Grid>
    </Box>
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
        rounded={props.rounded}
        shadow={props.shadow}
      />
      <Text fontWeight="medium">{props.name}</Text>
      <Text color="fg.muted">{props.use}</Text>
    </Box>
  )
}
