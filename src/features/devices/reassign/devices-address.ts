import { listAddress } from '~/kit/table/list-address.ts'

export const devicesAddress = listAddress({ filters: { serialNumber: '' } })
