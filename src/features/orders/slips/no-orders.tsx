import type { LucideIcon } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages } from './messages.ts'
import { SheetsPage } from './sheets.tsx'

/** In place of something to print for several orders, when the address names none. `hint`: how to choose them. */
export function NoOrders({ icon, hint }: { icon: LucideIcon; hint: MessageDescriptor }) {
  return (
    <SheetsPage>
      <PageHeader />
      <EmptyState
        as="h2"
        icon={icon}
        title={messages.none}
        action={
          <Button asChild size="sm">
            <ScreenLink to="/admin-fulfillment/orders">
              <FormattedMessage {...messages.orders} />
            </ScreenLink>
          </Button>
        }
      >
        <FormattedMessage {...hint} />
      </EmptyState>
    </SheetsPage>
  )
}
