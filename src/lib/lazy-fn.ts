type Function = (...args: never[]) => unknown

/**
 * A function of a module that loads with the first call, or with `preload`. Unlike the router's own, later calls do not wait:
 * even a module that is there would come only after the frames that a click asks for.
 */
export function lazyFn<Name extends string, Own extends Function>(
  load: () => Promise<Record<Name, Own>>,
  name: Name,
) {
  let loaded: Record<Name, Own> | undefined
  const preload = async () => (loaded ??= await load())
  const call = async (...args: Parameters<Own>) => {
    const { [name]: own } = loaded ?? (await preload())
    return own(...args)
  }
  return Object.assign(call, { preload })
}
