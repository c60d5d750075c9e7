import { createAtom, useSelector } from '@tanstack/react-store'

const key = 'waypost.developer.world'
const world = createAtom(sessionStorage.getItem(key) ?? undefined)

/** The id of this tab's sandbox world; undefined for the default one. */
export const useWorld = () => useSelector(world)

export function setWorld(id: string | undefined) {
  world.set(id)
  if (id === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, id)
}

/** The header that selects the world. */
export function worldHeaders(): Record<string, string> {
  const id = world.get()
  return id === undefined ? {} : { 'X-Waypost-World': id }
}
