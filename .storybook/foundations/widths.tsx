import { Box, Stack, styled } from '~/styled-system/jsx'
import { tokens } from '../../src/ui/theme/tokens.ts'
import { readPath } from './read-path.ts'

const uses = {
  data: 'Tables, dashboards and records',
  form: 'Forms, and text to read',
}

const breakpoints = {
  'below 480': 'A phone. One column; rows become two lines instead of losing columns.',
  '480 to 1023': 'A tablet. The menu is a drawer; parts of a screen stand in tabs.',
  'from 1024': 'A desk. The menu stands beside the content; parts stand side by side.',
}

/** The two widths of content, and the three sizes of window that every screen is drawn for. */
export function Widths() {
  return (
    <Stack gap="6">
      {Object.entries(uses).map(([width, use]) => (
        <Box
          key={width}
          w="full"
          style={{ maxWidth: `var(--wp-sizes-${width})` }}
          bg="teal.subtle"
          p="3"
          rounded="l2"
          textStyle="sm"
        >
          <styled.p fontWeight="medium">
            {width} · {String(readPath(tokens.sizes, `${width}.value`))}
          </styled.p>
          <p>{use}</p>
        </Box>
      ))}
      {Object.entries(breakpoints).map(([range, use]) => (
        <styled.p key={range} textStyle="sm">
          <styled.span fontWeight="medium">{range} px:</styled.span> {use}
        </styled.p>
      ))}
    </Stack>
  )
}
