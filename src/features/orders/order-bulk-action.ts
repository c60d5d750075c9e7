import type { ReactNode } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import type { BulkAction } from '~/kit/table/row-action.ts'

/**
 * An action on many orders. Its `dialog` is shown on top of the list, for example to ask something first; its `notice`
 * above it; its `panel` replaces the list.
 */
export type OrderBulkAction = {
  action: BulkAction<Order>
  dialog?: ReactNode
  notice?: ReactNode
  panel?: ReactNode
}
