import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'

/** The id of an enterprise that an answer names by its token; undefined for users who may not see the enterprises. */
export function useEnterpriseId(token: string | undefined) {
  const mayOpen = useMayOpen()
  const enabled = token !== undefined && mayOpen('/admin-admin/enterprises')
  const { data, error, refetch, isLoading } = useListAllEnterprises({ query: { enabled } })
  const id =
    token === undefined
      ? undefined
      : data?.enterprises.find((enterprise) => enterprise.token === token)?.id
  return { id, error, isLoading, retry: () => void refetch() }
}
