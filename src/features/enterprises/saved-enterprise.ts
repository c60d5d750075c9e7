import type { Enterprise } from '~/api/generated/model/index.ts'
import type { SavedRecord } from '~/components/form/use-say-saved.ts'

/** An enterprise that was saved just now, as the list says it. */
export const savedEnterprise = ({ id, name }: Enterprise): SavedRecord => ({
  id,
  name,
  to: `/admin-admin/enterprises/view/${id}`,
  table: 'enterprises',
})
