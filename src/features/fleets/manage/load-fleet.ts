import type { QueryClient } from '@tanstack/react-query'
import { getGetFleetQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'

/** Reads a fleet, and its description for the title. */
export async function loadFleet(queryClient: QueryClient, id: number) {
  const { fleet } = await queryClient.fetchQuery(getGetFleetQueryOptions(id))
  return { name: fleet.description }
}
