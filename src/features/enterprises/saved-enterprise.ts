import type { Enterprise } from '~/api/generated/model/index.ts'

/** The saved enterprise, for the message and the highlighted row. */
export const savedEnterprise = ({ id, name }: Enterprise) => ({
  id,
  name,
  to: `/admin-admin/enterprises/view/${id}`,
  table: 'enterprises',
})
