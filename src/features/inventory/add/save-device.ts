import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { getCreateInventoryMutationOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { InventorySaveRequest } from '~/api/generated/model/index.ts'
import type { Device } from './delivery.ts'

type DeviceRequest = {
  signal: AbortSignal
  /** Gets the share of the upload that was sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** The same for a repeated call. */
  idempotencyKey: string
}

/**
 * Adds a device with its images to the inventory. Returns the reference of the new record; throws the `ApiError` of the call.
 * The mutation hook has one call at a time, while each of these has a signal and a progress of its own.
 */
export async function saveDevice(
  queryClient: QueryClient,
  device: Device,
  { signal, onProgress, idempotencyKey }: DeviceRequest,
): Promise<string> {
  const onUploadProgress = (sent: number, total: number) => onProgress(sent / total)
  const call = new MutationObserver(queryClient, {
    ...getCreateInventoryMutationOptions({
      request: { signal, onUploadProgress, idempotencyKey: () => idempotencyKey },
    }),
    // The cache would keep the images.
    gcTime: 0,
  })
  try {
    return (await call.mutate({ data: requestOf(device, idempotencyKey) })).inventory.referenceId
  } finally {
    // A mutation that is observed is never removed from the cache.
    call.reset()
  }
}

/**
 * The parts of the request. The file name of an image is a random token, the value of its input. It is made from the key: a
 * repeated call has the same content.
 */
function requestOf(device: Device, key: string): InventorySaveRequest {
  const images = Object.entries(device.images).map(([token, file], index) => {
    const name = `${key.slice(0, 8)}${index}`
    return { token, name, file: new File([file], name, { type: file.type }) }
  })
  return {
    deviceInventoryData: {
      device_type_token: device.typeToken,
      values: {
        ...device.values,
        ...Object.fromEntries(images.map(({ token, name }) => [token, name])),
      },
      device_inventory_location: device.location,
      vendor_order_id: device.vendorOrder,
    },
    uploads: images.map(({ file }) => file),
  }
}
