import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

const BarsChart = lazyPart(async () => (await import('./bars-chart.tsx')).BarsChart, PartMissing)

export type BarsProps = {
  /** Names the chart for screen readers. */
  label: string
  bars: readonly {
    /** The full name, for the tooltip. */
    name: string
    /** The label below the bar. */
    short: string
    value: number
    /** An expected amount on top, drawn lighter, and the text for both together. */
    expected?: { value: number; text: string }
  }[]
  /** Formats an amount, such as in megabytes. */
  format: (value: number) => string
  /** Without its own frame, for a chart in a panel. */
  plain?: boolean
}

/** A column chart. Tooltips show the exact amounts, by pointer, touch and arrow keys. Its library loads with it. */
export function Bars(props: BarsProps) {
  return (
    <div className={props.plain ? undefined : frame}>
      <Box h="56">
        <BarsChart {...props} />
      </Box>
    </div>
  )
}

const frame = css({ bg: 'bg.panel', borderWidth: '1px', rounded: 'l3', p: '4', mb: '4' })
