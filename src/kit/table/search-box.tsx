import { Search, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Input } from '~/kit/form/input.tsx'
import { cleanText } from '~/lib/typed-text.ts'
import { withoutKeys } from '~/lib/without-keys.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { isSingleKey, shortcuts } from '~/ui/shortcuts/shortcuts.ts'

type SearchBoxProps = {
  label: string
  /** The current search text. */
  value: string
  onChange: (value: string) => void
  /** How long a pause ends the typing, in milliseconds. */
  pauseMs?: number
  /** Whether it takes all the room of its row. */
  wide?: boolean
}

/** The search field of a list. */
export function SearchBox({ label, value, onChange, pauseMs = 250, wide }: SearchBoxProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const { text, field, clear } = useDelayedText(value, pauseMs, onChange)
  useWindowEvent('keydown', (event) => {
    if (!isSingleKey(event, shortcuts.tables.search)) return
    // Of several tables the one with the focus is searched, else the first.
    const table = event.target instanceof Element && event.target.closest('[data-table]')
    if (table && !table.contains(input.current)) return
    event.preventDefault()
    input.current?.focus()
  })
  return (
    <div className={wide ? wideBox : box}>
      <Box {...inside} insetStart="2.5" color="fg.muted" pointerEvents="none">
        <Search size={16} aria-hidden />
      </Box>
      <Input
        ref={input}
        size="sm"
        className={css({ ps: '9', pe: '9', bg: 'bg.panel', _placeholderShown: { pe: '1' } })}
        aria-label={label}
        placeholder={label}
        {...field}
      />
      {text !== '' && (
        <Box {...inside} insetEnd="1">
          <IconButton
            size="2xs"
            variant="ghost"
            aria-label={intl.formatMessage(messages.clear)}
            onClick={() => {
              clear()
              // The button disappears, and would lose the focus.
              input.current?.focus()
            }}
          >
            <X aria-hidden />
          </IconButton>
        </Box>
      )}
    </div>
  )
}

const box = css({
  position: 'relative',
  flex: '1',
  maxW: { md: '80' },
  minW: { base: 'full', sm: '40' },
})
const wideBox = css({ position: 'relative', flex: '1', minW: '0' })

const inside = {
  position: 'absolute',
  insetBlock: '0',
  display: 'flex',
  alignItems: 'center',
  zIndex: '1',
} as const

const messages = defineMessages({
  clear: { defaultMessage: 'Clear search', description: 'Button that empties a search field' },
})

const longestText = 200

/**
 * A text field with local text. The list follows when typing pauses; Enter skips the pause, Escape clears the
 * field.
 */
export function useDelayedText(value: string, pauseMs: number, onChange: (value: string) => void) {
  /** `wait` is how long, in milliseconds, the list does not follow yet; null when it does. */
  const [typed, setTyped] = useState<{ text: string; wait: number | null }>(followed(value))
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setSent(value)
    // Back, Forward and links change the value from outside: what was typed gives way, even if its pause still runs.
    if (value !== sent) setTyped(followed(value))
  }
  const commit = (text: string) => {
    const shown = withoutKeys(text)
    const next = cleanText(shown, 'text')
    setTyped(followed(shown))
    setSent(next)
    if (next !== value || next !== sent) onChange(next)
  }
  const commitTyped = useEffectEvent(() => commit(typed.text))
  useEffect(() => {
    if (typed.wait === null) return
    const timer = setTimeout(commitTyped, typed.wait)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    text: typed.text,
    clear: () => commit(''),
    field: {
      value: typed.text,
      'data-clears-on-escape': true,
      maxLength: longestText,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setTyped({ text: event.target.value, wait: pauseMs }),
      onKeyDown: (event: ReactKeyboardEvent) => {
        if (event.key === 'Enter') {
          // The list may be inside a form, which must not be submitted.
          event.preventDefault()
          commit(typed.text)
        }
        if (event.key === 'Escape') commit('')
      },
    },
  }
}

const followed = (text: string) => ({ text, wait: null })
