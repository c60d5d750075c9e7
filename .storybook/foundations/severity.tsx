import { Bell, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { StatusBadge } from '../../src/ui/feedback/status-badge.tsx'
import { contrast, difference } from './contrast.ts'
import { hexOf } from './read-path.ts'

const levels = [
  { name: 'Critical', color: 'severity.critical', status: 'error', icon: OctagonAlert },
  { name: 'Warning', color: 'severity.warning', status: 'warning', icon: TriangleAlert },
  { name: 'Info', color: 'severity.info', status: 'info', icon: Info },
  { name: 'Other', color: 'severity.neutral', status: 'neutral', icon: Bell },
] as const

/** The levels of alerts, with their icons, edges and badges. */
export function Severity() {
  return (
    <Stack gap="6">
      <styled.p maxW="prose">
        Color never stands alone: each level has an icon and a word. Rows carry a 3 px edge in the
        color of their level. Only an open critical alert gets the filled badge, so that it is the
        first thing one sees.
      </styled.p>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {(['light', 'dark'] as const).map((appearance) => (
          <div key={appearance} className={cx(appearance, ground)}>
            <Heading as="h2" size="md" className={css({ mb: '3' })}>
              {appearance === 'light' ? 'Light' : 'Dark'}
            </Heading>
            <Box bg="bg.panel" borderWidth="1px" rounded="l3" overflow="hidden" divideY="1px">
              {levels.map(({ name, color, status, icon }) => (
                <Flex
                  key={name}
                  gap="4"
                  px="3"
                  py="2.5"
                  align="center"
                  justify="space-between"
                  textStyle="sm"
                  borderStartWidth="edge"
                  style={{ borderInlineStartColor: `var(--wp-colors-${color.replace('.', '-')})` }}
                >
                  <StatusBadge status={status} icon={icon}>
                    {name}
                  </StatusBadge>
                  <styled.p color="fg.muted" fontVariantNumeric="tabular-nums">
                    {hexOf(color, appearance)}, contrast{' '}
                    {contrast(hexOf(color, appearance), hexOf('bg', appearance)).toFixed(1)}
                  </styled.p>
                </Flex>
              ))}
            </Box>
            <styled.p mt="3" textStyle="sm">
              Critical and warning differ by{' '}
              {difference(
                hexOf('severity.critical', appearance),
                hexOf('severity.warning', appearance),
              ).toFixed(0)}{' '}
              (CIEDE2000; at least 40)
            </styled.p>
          </div>
        ))}
      </Grid>
    </Stack>
  )
}

const ground = css({ color: 'fg', bg: 'bg.canvas', colorPalette: 'gray', p: '5', rounded: 'l3' })
