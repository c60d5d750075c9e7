import { listAddress } from '~/kit/table/list-address.ts'

/** Of a search for several serial numbers. */
export const severalAddress = listAddress({ filters: { outcome: '' } })
