import type { Enterprise } from '~/api/generated/model/index.ts'
import type { SavedRecord } from '~/kit/form/use-add.ts'

/** The saved enterprise, for the message and the highlighted row. */
export const savedEnterprise = ({ id, name }: Enterprise): SavedRecord => ({
  kind: 'enterprise',
  id,
  name,
})
