import type { World } from '../world/world.ts'

/**
 * The address of a file of the world, with an expiry time and a signature that nothing checks.
 *
 * @param validFor In seconds.
 */
export function signedUrl(world: World, key: string, validFor = 15 * 60): string {
  const url = new URL(world.fileUrl(key))
  const now = Math.floor(world.clock.now() / 1000)
  url.searchParams.set('expires', String(now + validFor))
  url.searchParams.set('signature', world.random.hex(32))
  return url.href
}
