import * as z from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'

const schema = z.array(z.string())

/** The carriers that this user has seen in this browser, as suggestions. */
export function useCarriers() {
  const { value: carriers = [], update } = useStored('carriers', schema, [])
  return {
    carriers,
    remember: (names: readonly string[]) =>
      void update((before) => [...new Set([...before, ...names])].toSorted()),
  }
}
