import type { QueryClient } from '@tanstack/react-query'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import {
  getListInventoryLocationsQueryOptions,
  useListInventoryLocations,
} from '~/api/generated/endpoints/inventory/inventory.ts'
import * as api from '~/api/generated/endpoints/orders/orders.ts'
import type { DeviceType, Order, OrderStatus } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { inDisplayOrder, statusName } from '~/features/orders/order-status.tsx'
import type { Option } from '~/kit/form/options.ts'
import { messages } from './messages.ts'

/** Preloads the form's options. A failure is shown in the form, which remains usable. */
export const prefetchOrderChoices = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(api.getListOrderStatusesQueryOptions()),
    queryClient.prefetchQuery(api.getListDeviceTypesQueryOptions()),
    queryClient.prefetchQuery(getListInventoryLocationsQueryOptions()),
    queryClient.prefetchQuery(getListAllEnterprisesQueryOptions()),
  ])

/**
 * The form's options. They always include the order's own values, even if the server no longer offers them, and for a new
 * order the status `new`.
 */
export function useOrderChoices(order: Order | undefined, isNew: boolean) {
  const intl = useIntl()
  const statuses = api.useListOrderStatuses()
  const deviceTypes = api.useListDeviceTypes()
  const locations = useListInventoryLocations()
  const enterprises = useListAllEnterprises()
  const { enterprise, deviceInventoryLocation, orderStatus } = order ?? {}
  const customers = (enterprises.data?.enterprises ?? []).flatMap(
    ({ token, name, retired = false }): Option[] =>
      token === undefined
        ? []
        : [
            {
              value: token,
              label: retired ? intl.formatMessage(retiredName, { name }) : name,
              disabled: retired,
            },
          ],
  )
  return {
    parts: [
      { query: statuses, failed: shared.loadStatusesFailed },
      { query: deviceTypes, failed: messages.noDeviceTypes },
      { query: locations, failed: messages.noLocations },
      { query: enterprises, failed: messages.noCustomers },
    ] satisfies { query: unknown; failed: MessageDescriptor }[],
    statuses: everyStatus(statuses.data?.orderStatuses ?? [], orderStatus, isNew).map((status) => ({
      value: status.token,
      label: statusName(intl, status),
    })),
    locations: withOwn(
      (locations.data?.locations ?? []).map(({ token, name }) => ({ value: token, label: name })),
      deviceInventoryLocation,
    ),
    customers: withOwn(customers, enterprise),
    /** All device types, from the server and the order. */
    deviceTypes: everyType(deviceTypes.data?.deviceTypes ?? [], order),
    /** The device types that a customer can order; undefined if all. */
    availableTo: (token: string | null): ReadonlySet<string> | undefined => {
      const available =
        enterprises.data?.enterprises.find((each) => each.token === token)?.availableDeviceTypes ??
        (enterprise?.token === token ? enterprise?.availableDeviceTypes : undefined)
      return available?.length ? new Set(available.map((type) => type.token)) : undefined
    },
  }
}

export type OrderChoices = ReturnType<typeof useOrderChoices>

function withOwn(
  options: readonly Option[],
  own: { token: string; name: string } | null | undefined,
): readonly Option[] {
  return !own || options.some(({ value }) => value === own.token)
    ? options
    : [...options, { value: own.token, label: own.name }]
}

/** The statuses that the server offers, that of the order, and `new` for a new one. */
export function everyStatus(
  offered: readonly OrderStatus[],
  own: OrderStatus | undefined,
  isNew: boolean,
) {
  const all = [...(isNew ? [newStatus] : []), ...(own ? [own] : []), ...offered]
  return inDisplayOrder([...new Map(all.map((status) => [status.token, status])).values()])
}

const newStatus: OrderStatus = { token: 'new', name: 'New', displayOrder: 0 }

function everyType(offered: readonly DeviceType[], order: Order | undefined) {
  const own = (order?.orderItems ?? []).flatMap((item) => item.deviceTypes)
  const all = new Map([...own, ...offered].map((type) => [type.token, type.name]))
  return [...all].map(([value, label]) => ({ value, label }))
}

const retiredName = defineMessage<{ name: string }>({
  defaultMessage: '{name} (retired)',
  description: 'A choice of a list: an enterprise that is no customer any more',
})
