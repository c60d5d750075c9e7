import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts'
import { useLanguage } from '~/i18n/language.ts'
import { Box } from '~/styled-system/jsx'
import type { BarsProps } from './bars.tsx'

type Drawn = BarsProps['bars'][number] & {
  /** Shown in the tooltip. */
  text: string
  /** Shown above the bar, unless an expected amount is on top. */
  above: string
  more: number | undefined
  aboveMore: string
}

/** Draws `Bars`. The arrow keys move from bar to bar once the chart has the focus. */
export function BarsChart({ label, bars, format }: BarsProps) {
  const rightToLeft = useLanguage().dir === 'rtl'
  return (
    <Box css={style} data-labels={bars.length <= 4 ? 'all' : bars.length <= 12 ? 'wide' : 'none'}>
      <BarChart
        responsive
        style={full}
        data={bars.map((bar) => drawn(bar, format))}
        aria-label={label}
        margin={{ top: 20, right: 4, bottom: 0, left: 4 }}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="short"
          reversed={rightToLeft}
          interval="equidistantPreserveStart"
          minTickGap={12}
          tickLine={false}
          height={24}
        />
        <YAxis
          orientation={rightToLeft ? 'right' : 'left'}
          tickFormatter={format}
          tickCount={3}
          width="auto"
          axisLine={false}
          tickLine={false}
        />
        <Tooltip content={Tip} isAnimationActive={false} />
        <Bar
          dataKey="value"
          stackId="bar"
          maxBarSize={56}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        >
          <LabelList dataKey="above" position="top" />
        </Bar>
        {bars.some(({ expected }) => expected) && (
          <Bar
            dataKey="more"
            stackId="bar"
            className="expected"
            maxBarSize={56}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          >
            <LabelList dataKey="aboveMore" position="top" />
          </Bar>
        )}
      </BarChart>
    </Box>
  )
}

function drawn(bar: BarsProps['bars'][number], format: BarsProps['format']): Drawn {
  const { value, expected } = bar
  const text = unbroken(format(value))
  if (!expected) return { ...bar, text, above: text, more: undefined, aboveMore: '' }
  const total = format(value + expected.value)
  return {
    ...bar,
    text: expected.text,
    above: '',
    more: expected.value,
    aboveMore: unbroken(total),
  }
}

function Tip({ active, payload }: TooltipContentProps) {
  const bar = payload[0]?.payload as Drawn | undefined
  return (
    <Box role="status" textStyle="xs">
      {active && bar && (
        <Box bg="bg.inverted" color="fg.inverted" rounded="l2" px="2" py="1" whiteSpace="nowrap">
          {bar.name} <strong>{bar.text}</strong>
        </Box>
      )}
    </Box>
  )
}

/** Keeps an amount above a narrow bar on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const full = { width: '100%', height: '100%' }

const style = {
  h: 'full',
  '& .recharts-surface': { borderRadius: 'l2', outline: 'none', focusVisibleRing: 'outside' },
  '& text': {
    fill: 'fg.muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    // In right-to-left layout, text anchors are reversed.
    direction: 'ltr',
    unicodeBidi: 'plaintext',
  },
  '& .recharts-label-list text': { fill: 'fg' },
  '& .recharts-cartesian-grid line': { stroke: 'border.muted' },
  '& .recharts-xAxis line': { stroke: 'border.emphasized' },
  '& .recharts-bar-rectangle path': { fill: 'chart' },
  // Dashed, so that the expected part differs not only in color.
  '& .expected path': {
    fill: 'chart',
    fillOpacity: '0.25',
    stroke: 'chart',
    strokeDasharray: '4 3',
  },
  '& .recharts-tooltip-cursor': { fill: 'bg.muted' },
  // Amounts above the bars, if there is room for them.
  '&[data-labels=none] .recharts-label-list': { display: 'none' },
  '&[data-labels=wide] .recharts-label-list': { display: { base: 'none', lg: 'block' } },
}
