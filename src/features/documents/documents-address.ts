import { listAddress } from '~/kit/table/list-address.ts'

/** `language` is a language tag. */
export const documentsAddress = listAddress({ filters: { language: '' } })
