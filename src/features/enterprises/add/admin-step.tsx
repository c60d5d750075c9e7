import type { Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Columns } from '~/kit/form/columns.tsx'
import { PasswordField } from '~/kit/form/password-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { Stack, styled } from '~/styled-system/jsx'
import { adminMessages as messages } from './messages.ts'
import type { NewEnterprise } from './new-enterprise.ts'

/** The step for the first administrator of the enterprise. */
export function AdminStep({ control }: { control: Control<NewEnterprise> }) {
  return (
    <Stack gap="4">
      <styled.p textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.intro} />
      </styled.p>
      <Columns>
        <TextField
          control={control}
          name="adminUser.firstName"
          label={messages.firstName}
          required
          autoComplete="off"
        />
        <TextField
          control={control}
          name="adminUser.lastName"
          label={messages.lastName}
          required
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <TextField
          control={control}
          name="adminUser.username"
          kind="identifier"
          label={messages.username}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <PasswordField
          control={control}
          name="adminPassword"
          label={messages.password}
          required
          autoComplete="new-password"
        />
      </Columns>
    </Stack>
  )
}
