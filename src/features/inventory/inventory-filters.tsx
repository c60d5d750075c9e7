import type { QueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import * as api from '~/api/generated/endpoints/inventory/inventory.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import type { InventoryFilter } from './inventory-address.ts'
import { choicesFailed, messages } from './messages.ts'

/** Preloads the filters' options in parallel with the rows. */
export function prefetchChoices(queryClient: QueryClient) {
  void queryClient.prefetchQuery(api.getListSupportedDeviceTypesQueryOptions())
  void queryClient.prefetchQuery(api.getListInventoryLocationsQueryOptions())
  void queryClient.prefetchQuery(api.getListVendorOrdersQueryOptions())
}

/** The list's filters that have options. */
export function InventoryFilters({ list }: { list: ListState<InventoryFilter> }) {
  const intl = useIntl()
  const types = api.useListSupportedDeviceTypes()
  const locations = api.useListInventoryLocations()
  const vendorOrders = api.useListVendorOrders()
  const failures = [
    { query: types, subject: messages.deviceType },
    { query: locations, subject: messages.location },
    { query: vendorOrders, subject: messages.vendorOrder },
  ].filter(({ query }) => query.error)
  return (
    <>
      <Choice
        list={list}
        name="device_type"
        label={messages.deviceType}
        options={types.data?.deviceTypes.map(tokenOption)}
      />
      <Choice
        list={list}
        name="device_inventory_location"
        label={messages.location}
        options={locations.data?.locations.map(tokenOption)}
      />
      <Choice
        list={list}
        name="vendor_order_id"
        label={messages.vendorOrder}
        options={vendorOrders.data?.vendorOrders.map(({ id, displayName }) => ({
          value: String(id),
          label: displayName,
        }))}
      />
      {failures.map(({ query, subject }) => (
        <ErrorMessage
          key={subject.id}
          error={query.error!}
          title={
            <FormattedMessage {...choicesFailed} values={{ field: intl.formatMessage(subject) }} />
          }
          onRetry={() => void query.refetch()}
        />
      ))}
    </>
  )
}

type TextOption = { value: string; label: string }

type ChoiceProps = {
  list: ListState<InventoryFilter>
  name: InventoryFilter
  label: MessageDescriptor
  /** Undefined until they are loaded. */
  options: readonly TextOption[] | undefined
}

function Choice({ list, name, label, options = [] }: ChoiceProps) {
  const intl = useIntl()
  return (
    <ListFilter
      label={label}
      value={list.filters[name]}
      options={[{ value: '', label: intl.formatMessage(messages.any) }, ...options]}
      onChange={(value) => list.change({ filters: { [name]: value } })}
    />
  )
}

const tokenOption = ({ token, name }: { token: string; name: string }): TextOption => ({
  value: token,
  label: name,
})
