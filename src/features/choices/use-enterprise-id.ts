import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'

/** The id of an enterprise that an answer names by its token; undefined for users who may not see the enterprises. */
export function useEnterpriseId(token: string | undefined): number | undefined {
  const mayOpen = useMayOpen()
  const enabled = token !== undefined && mayOpen('/admin-admin/enterprises')
  const { data } = useListAllEnterprises({ query: { enabled } })
  return token === undefined
    ? undefined
    : data?.enterprises.find((enterprise) => enterprise.token === token)?.id
}
