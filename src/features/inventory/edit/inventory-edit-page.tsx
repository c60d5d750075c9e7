import { useParams } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListInventorySuspense } from '~/api/generated/endpoints/inventory/inventory.ts'
import { recordOf, recordParams } from '~/features/inventory/inventory-query.ts'
import { InventoryRecord } from '~/features/inventory/inventory-record.tsx'
import { messages } from '~/features/inventory/messages.ts'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'

/** Explains that inventory records cannot be edited, and links back. */
export function InventoryEditPage() {
  const { referenceId } = useParams({ from: '/admin-fulfillment/inventory/$referenceId/edit' })
  const { data } = useListInventorySuspense(recordParams(referenceId))
  return (
    <InventoryRecord record={recordOf(data, referenceId)}>
      <Box maxW="form">
        <Notice status="info" title={messages.noEditing}>
          <FormattedMessage {...messages.noEditingHint} />
        </Notice>
        <Flex gap="3" mt="4" wrap="wrap">
          <Button asChild size="sm">
            <ScreenLink
              to="/admin-fulfillment/inventory/$referenceId/view"
              params={{ referenceId }}
            >
              <FormattedMessage {...messages.viewRecord} />
            </ScreenLink>
          </Button>
          <Button asChild size="sm" quiet>
            <ScreenLink to="/admin-fulfillment/inventory" activeOptions={{ exact: true }}>
              <FormattedMessage {...messages.backToList} />
            </ScreenLink>
          </Button>
        </Flex>
      </Box>
    </InventoryRecord>
  )
}
