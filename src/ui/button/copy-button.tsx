import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { second } from '~/lib/units.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'

type CopyButtonProps = {
  /** The text to copy. */
  value: string
  /** The whole name of the button: "Copy token". */
  label: string
}

const signs = { idle: Copy, copied: Check, failed: X }
// Long enough to be noticed.
const shownFor = 2 * second

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof signs>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Sign = signs[state]
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" my="-1">
      <IconButton
        size="xs"
        variant="ghost"
        className={css({ colorPalette: state === 'failed' ? 'red' : 'gray' })}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Sign aria-hidden />
      </IconButton>
      <Box
        as="span"
        role="status"
        textStyle="xs"
        color={state === 'failed' ? 'fg.error' : 'fg.muted'}
      >
        {state !== 'idle' && <FormattedMessage {...messages[state]} />}
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  copied: { defaultMessage: 'Copied', description: 'Said once a text is on the clipboard' },
  failed: {
    defaultMessage: 'Could not copy',
    description: 'Said when the browser refuses the clipboard',
  },
})
