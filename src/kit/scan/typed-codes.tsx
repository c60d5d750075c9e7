import { useRef, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { CodesArea } from './codes-area.tsx'

/** The field for typed or pasted codes. It is not a form, since it may be inside one. */
export function TypedCodes({ onCodes }: { onCodes: (text: string) => void }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    onCodes(text)
    setText('')
    field.current?.focus()
  }
  const intl = useIntl()
  return (
    <FieldFrame label={messages.codes} help={messages.help} error={undefined}>
      {(control) => (
        <Flex gap="2" align="flex-end">
          <CodesArea
            {...control}
            ref={field}
            // Labels the Enter key of a phone's keyboard.
            enterKeyHint="done"
            data-unsaved={text.trim() === '' ? undefined : true}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              submit()
            }}
          />
          <WhyDisabled reason={text.trim() === '' && intl.formatMessage(messages.noCode)}>
            {(button) => (
              <Button variant="outline" onClick={submit} {...button}>
                <FormattedMessage {...words.add} />
              </Button>
            )}
          </WhyDisabled>
        </Flex>
      )}
    </FieldFrame>
  )
}

const messages = defineMessages({
  codes: { defaultMessage: 'Codes', description: 'Label of the field for typed or pasted codes' },
  noCode: {
    defaultMessage: 'Type or paste a code first.',
    description: 'Why the button that adds the typed codes cannot be used',
  },
  help: {
    defaultMessage: 'Type or paste one or more, then press Enter.',
    description: 'Help of the field for typed or pasted codes',
  },
})
