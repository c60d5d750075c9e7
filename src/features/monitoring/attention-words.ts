import { defineMessage, type IntlShape } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { criticalAlerts } from './messages.ts'

/**
 * Which devices of a location do not report, in words. Gateways are listed beside the sensors, since the server does not
 * say which sensor uses which gateway. Empty if all report.
 */
export function deviceReasons(location: NeedsAttentionLocation, intl: IntlShape): string {
  const { gatewaysOffline, routerOffline, sensorsOffline } = location
  return inWords(intl, [
    gatewaysOffline > 0 && intl.formatMessage(gatewaysDown, { count: gatewaysOffline }),
    routerOffline > 0 && intl.formatMessage(routersDown, { count: routerOffline }),
    sensorsOffline > 0 && intl.formatMessage(sensorsSilent, { count: sensorsOffline }),
  ])
}

/** Why a location needs attention, the worst reason first. */
export function reasonsText(location: NeedsAttentionLocation, intl: IntlShape): string {
  const count = location.criticalAlertCount
  const reasons = [
    count > 0 && intl.formatMessage(criticalAlerts, { count }),
    deviceReasons(location, intl),
  ]
  return inWords(intl, reasons) || intl.formatMessage(allReport)
}

const inWords = (intl: IntlShape, parts: readonly (string | false)[]) =>
  intl.formatList(parts.filter(Boolean).map(String), { type: 'unit' })

const gatewaysDown = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# gateway offline} other {# gateways offline}}',
  description: 'Why a location needs attention, as a part of a list',
})

const routersDown = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# router offline} other {# routers offline}}',
  description: 'Why a location needs attention, as a part of a list',
})

const sensorsSilent = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# sensor offline} other {# sensors offline}}',
  description: 'Why a location needs attention, as a part of a list: sensors that do not report',
})

export const allReport = defineMessage({
  defaultMessage: 'All devices are online',
  description: 'A location without trouble, in place of the reasons why it would need attention',
})
