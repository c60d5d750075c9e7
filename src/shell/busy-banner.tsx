import { Box } from '~/styled-system/jsx'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Notice } from '~/ui/feedback/notice.tsx'

/** Shown while reads wait until the server takes calls again. */
export function BusyBanner() {
  return (
    <Box px="4" pt="4">
      <Notice status="warning" title={<FormattedMessage {...busy} />} />
    </Box>
  )
}

const busy = defineMessage({
  defaultMessage:
    'The server is busy. What you see may be out of date. It will refresh once the server answers again.',
  description: 'Banner while the server takes no calls for a moment, such as during maintenance',
})
