import { defineMessages, FormattedMessage } from 'react-intl'
import { isApiError } from '~/api/errors.ts'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

/** Shown instead of the console if `/config.json` is missing or invalid. */
export function StartFailure(props: { error: unknown }) {
  return (
    <Box w="full" maxW="form" mx="auto" px="4" py="16">
      <Notice status="error" role="alert" title={messages.title}>
        <FormattedMessage {...messages.explanation} />
        {isApiError(props.error) && <p>{props.error.message}</p>}
        <Button className={css({ mt: '4' })} onClick={() => window.location.reload()}>
          <FormattedMessage {...words.tryAgain} />
        </Button>
      </Notice>
    </Box>
  )
}

const messages = defineMessages({
  title: {
    defaultMessage: 'The console cannot start',
    description: 'Heading when the configuration file is unreadable',
  },
  explanation: {
    defaultMessage: 'Its configuration file, config.json, is missing or invalid.',
    description: 'Explains to an operator why the console does not start',
  },
})
