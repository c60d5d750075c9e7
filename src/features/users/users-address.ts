import { listAddress } from '~/kit/table/list-address.ts'

/** `role` and `enterprise` are ids; `enterprise` may be `none`, for the provider's own staff. */
export const usersAddress = listAddress({ filters: { state: '', role: '', enterprise: '' } })

export type UserFilter = keyof typeof usersAddress.filters

/** The value of `enterprise` for users who belong to none. */
export const noEnterprise = 'none'
