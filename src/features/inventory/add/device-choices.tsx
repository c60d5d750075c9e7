import type { QueryClient } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/inventory/inventory.ts'
import { messages as shared } from '~/features/inventory/messages.ts'
import { SelectField } from '~/kit/form/select-field.tsx'
import { Grid, Stack } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import type { DeviceValues } from './entered.ts'
import { messages } from './messages.ts'

/** Loads the form's options. Where optional ones fail, the form says so and remains usable. */
export async function loadInventoryAdd(queryClient: QueryClient) {
  await Promise.all([
    queryClient.fetchQuery(api.getListSupportedDeviceTypesQueryOptions()),
    queryClient.prefetchQuery(api.getListInventoryLocationsQueryOptions()),
    queryClient.prefetchQuery(api.getListVendorOrdersQueryOptions()),
  ])
}

/** The choices that are kept from one device of a delivery to the next. */
export function DeviceChoices({ control }: { control: Control<DeviceValues> }) {
  const intl = useIntl()
  const { deviceTypes } = api.useListSupportedDeviceTypesSuspense().data
  const locations = api.useListInventoryLocations()
  const vendorOrders = api.useListVendorOrders()
  const parts = [
    { query: locations, failed: messages.locationsFailed },
    { query: vendorOrders, failed: messages.vendorOrdersFailed },
  ]
  return (
    <Stack gap="4">
      {parts.map(
        ({ query: { error, refetch }, failed }) =>
          error && (
            <ErrorMessage
              key={failed.id}
              error={error}
              title={failed}
              onRetry={() => void refetch()}
            />
          ),
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="4">
        <SelectField
          control={control}
          name="typeToken"
          label={shared.deviceType}
          required
          options={deviceTypes.map(({ token, name }) => ({ value: token, label: name }))}
        />
        <SelectField
          control={control}
          name="location"
          label={shared.location}
          emptyLabel={intl.formatMessage(messages.noLocation)}
          options={(locations.data?.locations ?? []).map(({ token, name }) => ({
            value: token,
            label: name,
          }))}
        />
        <SelectField
          control={control}
          name="vendorOrder"
          label={shared.vendorOrder}
          emptyLabel={intl.formatMessage(messages.noVendorOrder)}
          options={(vendorOrders.data?.vendorOrders ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
        />
      </Grid>
    </Stack>
  )
}
