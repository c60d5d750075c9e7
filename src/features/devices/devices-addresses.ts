import { listAddress } from '~/kit/table/list-address.ts'

export const devicesAddress = listAddress({ filters: { serialNumber: '' } })

/** Of a search for several serial numbers. */
export const severalAddress = listAddress({ filters: { outcome: '' } })

/** Of unregistered devices. `seen` filters by when a gateway last heard one. */
export const unregisteredAddress = listAddress({ filters: { serial: '', seen: '' } })
