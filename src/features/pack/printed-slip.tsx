import { useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import type { PackedDevice } from '~/features/orders/packed/box.ts'
import { slipTitle } from '~/features/orders/slips/messages.ts'
import { usePageRules } from '~/features/orders/slips/page-rules.ts'
import { usePrintProfile } from '~/features/orders/slips/print-profile.ts'
import { Sheet } from '~/features/orders/slips/sheets.tsx'
import { Slip } from '~/features/orders/slips/slip.tsx'
import { Box } from '~/styled-system/jsx'

type PrintedSlipProps = {
  order: Order
  devices: readonly PackedDevice[]
}

/** The packing slip of the order at the station: what the page prints, without leaving it. */
export function PrintedSlip({ order, devices }: PrintedSlipProps) {
  const intl = useIntl()
  const { value: profile } = usePrintProfile()
  usePageRules(profile, [intl.formatMessage(slipTitle, { displayNumber: order.displayNumber })])
  return (
    <Box display="none" _print={{ display: 'block' }}>
      {profile && (
        <Sheet profile={profile} index={0}>
          <Slip order={order} headingAs="h2" devices={profile.listsDevices ? devices : []} />
        </Sheet>
      )}
    </Box>
  )
}
