import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { defineMessages, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { useField, type FieldProps } from './use-field.ts'

type PasswordFieldProps<Values extends FieldValues> = FieldProps<Values, string> & {
  /** Required: a password manager has to know whether to fill in a password or to create one. */
  autoComplete: 'current-password' | 'new-password'
} & Pick<ComponentProps<'input'>, 'autoFocus'>

/** A password that can be shown while it is typed. The value is a string; no draft ever stores it. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const intl = useIntl()
  const { value, error, change } = useField(props, { secret: true })
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            name={props.name}
            autoComplete={props.autoComplete}
            autoFocus={props.autoFocus}
            autoCapitalize="none"
            spellCheck={false}
            className={css({ pe: '10' })}
            type={shown ? 'text' : 'password'}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => change(event.target.value)}
          />
          <IconButton
            size="sm"
            variant="ghost"
            className={css({
              colorPalette: 'gray',
              position: 'absolute',
              insetEnd: '0.5',
              top: '0.5',
            })}
            disabled={props.disabled}
            aria-pressed={shown}
            aria-label={intl.formatMessage(messages.show)}
            aria-describedby={`${control.id}-label`}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden />
          </IconButton>
        </Box>
      )}
    </FieldFrame>
  )
}

const messages = defineMessages({
  show: {
    defaultMessage: 'Show characters',
    description: 'Button that toggles whether what is typed in a secret field can be read',
  },
})
