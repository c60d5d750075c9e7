import { Box, Flex, type FlexProps } from '@chakra-ui/react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  /** The tab that is open: the screen keeps it, in the address if it likes. */
  value: Value
  onChange: (value: Value) => void
  /** What is in the open tab. */
  children: ReactNode
}

/** Parts of a screen of which one is shown. The arrow keys, Home and End go from tab to tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onChange } = props
  const id = useId()
  const open = tabs.findIndex((tab) => tab.value === value)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = targetOf(event.key, rtl, open, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    const next = tabs[target]
    if (!next) return
    onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }
  return (
    <>
      <Flex
        role="tablist"
        aria-label={props.label}
        onKeyDown={move}
        borderBottomWidth="1px"
        mb="4"
        gap="1"
        wrap="wrap"
      >
        {tabs.map((tab, index) => (
          <Flex key={tab.value} asChild {...look}>
            <button
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={index === open}
              aria-controls={index === open ? `${id}-panel` : undefined}
              tabIndex={index === Math.max(open, 0) ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          </Flex>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {props.children}
      </Box>
    </>
  )
}

function targetOf(key: string, rtl: boolean, open: number, count: number): number | undefined {
  const next = rtl ? 'ArrowLeft' : 'ArrowRight'
  const previous = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === next) return (open + 1) % count
  if (key === previous) return (open - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const look: FlexProps = {
  px: '3',
  py: '2',
  flexShrink: '0',
  cursor: 'button',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  roundedTop: 'l2',
  focusVisibleRing: 'outside',
  _hover: { color: 'fg' },
  _selected: { color: 'teal.fg', borderColor: 'teal.solid' },
}
