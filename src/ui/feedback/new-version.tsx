'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { isReplaced } from '~/lib/newer-build.ts'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'

/** Shown with a failure that a newer build may not have: says so if the server has a newer build than this tab. */
export function NewVersion() {
  const [replaced, setReplaced] = useState(false)
  useEffect(() => void isReplaced().then(setReplaced), [])
  if (!replaced) return null
  return (
    <Flex align="center" wrap="wrap" gap="2" mt="1">
      <p>
        <FormattedMessage {...newVersion.title} />
      </p>
      <Button size="xs" variant="outline" onClick={() => window.location.reload()}>
        <FormattedMessage {...newVersion.reload} />
      </Button>
    </Flex>
  )
}

/** For a tab whose build is older than the server's. */
export const newVersion = defineMessages({
  title: {
    defaultMessage: 'A new version of the console is available.',
    description: 'Shown when a part of the old version can no longer be loaded',
  },
  reload: { defaultMessage: 'Reload', description: 'Button that loads the new version' },
})
