'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'

type Segment<Value> = {
  value: Value
  /** What is shown: a word or an icon. */
  content: ReactNode
  /** The accessible name, where an icon has none. */
  label?: string
}

type SegmentsProps<Value> = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Of the group, unless `aria-labelledby` names it. */
  label?: string
  name?: string
  segments: readonly Segment<Value>[]
  /** Undefined where none is chosen. */
  value: Value | undefined
  disabled?: boolean | undefined
  /** The id of a text that explains the chosen one. */
  hintId?: string | undefined
  onChange: (value: Value) => void
}

/** One of two to four choices, side by side: a radio group drawn as segments. */
export function Segments<Value extends string | number>({
  label,
  name,
  segments,
  value: chosen,
  disabled,
  hintId,
  onChange,
  ...group
}: SegmentsProps<Value>) {
  const ownName = useId()
  return (
    <div role="radiogroup" aria-label={label} {...group} className={row}>
      {segments.map(({ value, content, label: segmentLabel }) => (
        <label
          key={value}
          title={segmentLabel}
          className={cx(segment, segmentLabel ? iconOnly : worded)}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={value}
            aria-label={segmentLabel}
            aria-describedby={hintId}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChange(value)}
            className={whole}
          />
          {content}
        </label>
      ))}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexShrink: '0',
  gap: '0.5',
  p: '0.5',
  rounded: 'l3',
  bg: 'bg.muted',
})

const iconOnly = css({ boxSize: '7' })
const worded = css({
  flex: '1 1 auto',
  minH: '9',
  px: '3',
  textStyle: 'sm',
  fontWeight: 'medium',
  whiteSpace: { sm: 'nowrap' },
})

const segment = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  rounded: 'l2',
  textAlign: 'center',
  color: 'fg.muted',
  cursor: 'button',
  _hover: { color: 'fg' },
  '&:has(:checked)': {
    bg: 'bg.panel',
    color: 'fg',
    shadow: 'xs',
  },
  _dark: { '&:has(:checked)': { bg: 'gray.emphasized' } },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'teal.focusRing' },
  '&:has(:disabled)': { layerStyle: 'disabled' },
  // Forced colors drop the ground and the shadow.
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

/** As large as its segment, so that it is what a press hits. */
const whole = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' })
