import { listAddress } from '~/kit/table/list-address.ts'

/** `seen` filters by when a gateway last heard a device. */
export const unregisteredAddress = listAddress({ filters: { serial: '', seen: '' } })
