import type { Enterprise } from '~/api/generated/model/index.ts'
import type { SavedRecord } from '~/kit/form/use-say-saved.ts'

/** The saved enterprise, for the message and the highlighted row. */
export const savedEnterprise = ({ id, name }: Enterprise): SavedRecord => ({
  id,
  name,
  to: `/admin-admin/enterprises/view/${id}`,
  table: 'enterprises',
})
