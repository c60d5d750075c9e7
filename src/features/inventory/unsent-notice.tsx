import { useEffect, useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { countDelivery, deliveryKey, storedDelivery } from './add/delivery.ts'
import { deliveryEnded } from './add/ending-delivery.ts'
import { messages } from './messages.ts'

/** Reports unsaved devices of a delivery, and links to them. */
export function UnsentNotice() {
  const { drafts } = useUserStorages()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let gone = false
    const read = async () => {
      const { unsent, failed } = countDelivery(
        storedDelivery(await drafts.read(deliveryKey)).entries,
      )
      if (!gone) setCount(unsent + failed)
    }
    // The device that was being sent may be saved by then.
    void read().then(deliveryEnded).then(read)
    // Another tab may go on with the delivery.
    const readAgain = () => void read()
    addEventListener('focus', readAgain)
    return () => {
      gone = true
      removeEventListener('focus', readAgain)
    }
  }, [drafts])
  if (count === 0) return null
  return (
    <Box mb="4">
      <Notice
        status="warning"
        role="status"
        title={<FormattedMessage {...unsaved} values={{ count }} />}
        action={
          <Button asChild size="sm" quiet>
            <ScreenLink to="/admin-fulfillment/inventory/add">
              <FormattedMessage {...messages.openDelivery} />
            </ScreenLink>
          </Button>
        }
      />
    </Box>
  )
}

const unsaved = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# scanned device has} other {# scanned devices have}} not been saved yet',
  description: 'On the list of the inventory, while devices wait to be saved or have failed',
})
