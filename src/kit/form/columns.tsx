import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Grid } from '~/styled-system/jsx'

type ColumnsProps = {
  /** With three, the first is as wide as the others together. */
  count?: 2 | 3
  children: ReactNode
}

/** Fields side by side, under each other on a phone. A single one is as wide as half the form. */
export function Columns({ count = 2, children }: ColumnsProps) {
  return (
    <Grid
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      className={columns[count]}
      alignItems="start"
    >
      {children}
    </Grid>
  )
}

const columns = {
  2: css({ sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  3: css({ sm: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } }),
}
