import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { isReplaced } from '~/lib/newer-build.ts'

/** For a failure that a newer console may not have: says so if this tab runs an older build than its server has. */
export function NewVersion() {
  const [replaced, setReplaced] = useState(false)
  useEffect(() => void isReplaced().then(setReplaced), [])
  if (!replaced) return null
  return (
    <Flex align="center" wrap="wrap" gap="2" mt="1">
      <Text>
        <FormattedMessage {...newVersion.title} />
      </Text>
      <Button size="xs" variant="outline" onClick={() => window.location.reload()}>
        <FormattedMessage {...newVersion.reload} />
      </Button>
    </Flex>
  )
}

/** For a tab that runs an older build than its server has. */
export const newVersion = defineMessages({
  title: {
    defaultMessage: 'A new version of the console is available.',
    description: 'Shown when a part of the old version can no longer be loaded',
  },
  reload: { defaultMessage: 'Reload', description: 'Button that loads the new version' },
})
