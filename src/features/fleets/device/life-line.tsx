import { FormattedMessage, useIntl } from 'react-intl'
import type { DeviceInventoryItem } from '~/api/generated/model/index.ts'
import { statusLooks } from '~/features/fleets/messages.ts'
import { formatInstant, timeOf, type Instant } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { messages } from './messages.ts'

/** What has happened to a device of a fleet, from the inventory on. The server does not say when it was registered. */
export function LifeLine({ device }: { device: DeviceInventoryItem }) {
  const intl = useIntl()
  const at = (instant: Instant) => formatInstant(intl, instant)
  const steps = [
    { label: messages.importedOn, text: at(device.importedOn) },
    { label: messages.commissionedAt, text: at(device.commissionedAt) },
    ...(device.registered
      ? [{ label: statusLooks.registered.label, text: intl.formatMessage(words.yes) }]
      : []),
    ...(timeOf(device.decommissionedAt) === undefined
      ? []
      : [{ label: messages.removedAt, text: at(device.decommissionedAt) }]),
    ...(timeOf(device.reinventoriedAt) === undefined
      ? []
      : [{ label: messages.reinventoriedAt, text: at(device.reinventoriedAt) }]),
  ]
  return (
    <dl className={line}>
      {steps.map(({ label, text }) => (
        <div key={label.id}>
          <Box as="dt" color="fg.muted" textStyle="xs">
            <FormattedMessage {...label} />
          </Box>
          <Box as="dd" textStyle="sm" fontVariantNumeric="tabular-nums">
            {text}
          </Box>
        </div>
      ))}
    </dl>
  )
}

// A line of one piece for each step: above them, on a phone beside them.
const line = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  gap: '1',
  '& > div': {
    flex: '1',
    borderColor: 'teal.solid',
    borderTopWidth: { base: '0', sm: '4px' },
    borderInlineStartWidth: { base: '4px', sm: '0' },
    pt: { base: '1', sm: '2' },
    pb: { base: '1', sm: '0' },
    ps: { base: '3', sm: '0' },
    pe: '3',
  },
})
