import { Stack, Text } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { PasswordField } from '~/components/form/password-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { adminMessages as messages } from './messages.ts'

/** Who administers the enterprise first. */
export function AdminStep() {
  return (
    <Stack gap="4" maxW="md">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.intro} />
      </Text>
      <TextField
        name="adminUser.firstName"
        label={<FormattedMessage {...messages.firstName} />}
        required
        autoComplete="off"
      />
      <TextField
        name="adminUser.lastName"
        label={<FormattedMessage {...messages.lastName} />}
        required
        autoComplete="off"
      />
      <TextField
        name="adminUser.username"
        label={<FormattedMessage {...messages.username} />}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField
        name="adminPassword"
        label={<FormattedMessage {...messages.password} />}
        required
        autoComplete="new-password"
      />
    </Stack>
  )
}
