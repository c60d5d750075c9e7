import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Box, Grid, styled } from '~/styled-system/jsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

/** The fields of one record: `Property` children, label beside value, stacked on a phone. */
export function PropertyList({ children }: { children: ReactNode }) {
  return (
    <Box as="dl" bg="bg.panel" borderWidth="1px" rounded="l3" divideY="1px" textStyle="sm">
      {children}
    </Box>
  )
}

type PropertyProps = {
  label: TextProp
  /** The value. If empty, the list says so. */
  children?: ReactNode
}

/** One field of a record. */
export function Property({ label, children }: PropertyProps) {
  const missing = children === undefined || children === null || children === ''
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      columnGap="4"
      px="4"
      py="2.5"
    >
      <Box as="dt" color="fg.muted">
        {renderText(label)}
      </Box>
      <Box as="dd" overflowWrap="anywhere">
        {missing ? (
          <styled.span color="fg.muted">
            <FormattedMessage {...messages.none} />
          </styled.span>
        ) : (
          isolated(children)
        )}
      </Box>
    </Grid>
  )
}

/** Text keeps its own direction, whatever the screen's language. */
const isolated = (value: ReactNode) => (typeof value === 'string' ? <bdi>{value}</bdi> : value)

const messages = defineMessages({
  none: { defaultMessage: 'Not set', description: 'In place of the value of a field without one' },
})
