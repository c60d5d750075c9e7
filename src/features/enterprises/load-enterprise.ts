import type { QueryClient } from '@tanstack/react-query'
import { getGetEnterpriseQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'

/**
 * Reads the enterprise that a screen is about; its `name` goes into the screen's title.
 *
 * @param options `fresh` for a form, which must not begin with old values.
 */
export async function loadEnterprise(
  queryClient: QueryClient,
  enterpriseId: number,
  options: { fresh: boolean },
): Promise<{ name: string }> {
  const { enterprise } = await queryClient.fetchQuery({
    ...getGetEnterpriseQueryOptions(enterpriseId),
    ...(options.fresh && { staleTime: 0 }),
  })
  return { name: enterprise.name }
}
