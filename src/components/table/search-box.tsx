import { Box, IconButton } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Input } from '~/components/form/input.tsx'
import { useDelayedText } from './use-delayed-text.ts'

type SearchBoxProps = {
  label: string
  /** What the list is searched for now. */
  value: string
  onChange: (value: string) => void
  /** How long a pause ends the typing, in milliseconds. */
  delay?: number
}

/** The search field of a list. */
export function SearchBox({ label, value, onChange, delay = 250 }: SearchBoxProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const { text, field, clear } = useDelayedText(value, delay, onChange)
  return (
    <Box position="relative" flex="1" maxW={{ md: '80' }} minW={{ base: 'full', sm: '56' }}>
      <Box {...inside} insetStart="2.5" color="fg.muted" pointerEvents="none">
        <Search size={16} aria-hidden />
      </Box>
      <Input
        ref={input}
        size="sm"
        ps="9"
        pe="9"
        bg="bg.panel"
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
              // The button goes, and would take the focus along.
              input.current?.focus()
            }}
          >
            <X aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}

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
