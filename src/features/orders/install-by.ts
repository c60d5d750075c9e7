import type { Order } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { day } from '~/lib/units.ts'

/** The day by which the customer installs, from the extra values: `2026-11-27`. Undefined if none is a date. */
export function installBy({ extraValues }: Pick<Order, 'extraValues'>): string | undefined {
  const value = extraValues.find(({ key }) => /^install by$/i.test(key?.trim() ?? ''))?.value
  return dayOf(value?.trim() ?? '')
}

function dayOf(text: string): string | undefined {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  // Null for an invalid date, unlike its type.
  const exact: string | null = new Date(`${day}T00:00Z`).toJSON()
  return exact?.startsWith(`${day}T`) && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}

/** An order with this much time left, or less, comes before older ones. */
const soon = 7 * day

/** What is needed within a week first, the earliest day before the others; then the oldest. */
export function byUrgency<Each extends Pick<Order, 'extraValues' | 'createdAt'>>(
  orders: readonly Each[],
  now: number,
): Each[] {
  const dueOf = (order: Each) => {
    const wanted = installBy(order)
    return wanted !== undefined && Date.parse(wanted) - now < soon ? Date.parse(wanted) : Infinity
  }
  const createdOf = ({ createdAt }: Each) => timeOf(createdAt) ?? 0
  return orders.toSorted((a, b) => {
    const [dueA, dueB] = [dueOf(a), dueOf(b)]
    return dueA === dueB ? createdOf(a) - createdOf(b) : dueA - dueB
  })
}
