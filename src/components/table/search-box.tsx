import { Box, IconButton, Input, InputGroup } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'

type SearchBoxProps = {
  label: string
  /** What the list is searched for now. */
  value: string
  onChange: (value: string) => void
  /** How long a pause ends the typing, in milliseconds. */
  delay?: number
}

/** A search field with its own text, which the list follows once the typing pauses. */
export function SearchBox({ label, value, onChange, delay = 500 }: SearchBoxProps) {
  const intl = useIntl()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, Forward and links change the value from outside; the text follows them.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const commit = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== value) onChange(next.trim())
  }
  const type = (next: string, wait: number) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(next), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Box mb="3" maxW="80">
      <InputGroup
        startElement={<Search size={16} aria-hidden />}
        endElementProps={{ px: '1' }}
        endElement={
          text === '' ? undefined : (
            <IconButton
              size="2xs"
              variant="ghost"
              aria-label={intl.formatMessage(messages.clear)}
              onClick={() => type('', 0)}
            >
              <X aria-hidden />
            </IconButton>
          )
        }
      >
        <Input
          size="sm"
          bg="bg.panel"
          borderColor="border.control"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={200}
          onChange={(event) => type(event.target.value, delay)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(text)
            if (event.key === 'Escape') type('', 0)
          }}
        />
      </InputGroup>
    </Box>
  )
}

const messages = defineMessages({
  clear: { defaultMessage: 'Clear search', description: 'Button that empties a search field' },
})
