import { listAddress } from '~/kit/table/list-address.ts'

export const fleetDevicesAddress = listAddress({ filters: { mac: '', status: '' } })
