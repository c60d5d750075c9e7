import { useState, type ReactNode } from 'react'

/** More at once would slow down other users of the server. */
const mostAtOnce = 4

type Tried = { round: number; isLoaded: boolean }

/**
 * Loads images out of sight, to find those that cannot be loaded.
 *
 * @param addresses May grow. Only addresses that the page may load from.
 */
export function useTriedImages(addresses: readonly string[]) {
  const [round, setRound] = useState(1)
  const [known, setKnown] = useState<ReadonlyMap<string, Tried>>(new Map())
  const waiting = addresses.filter((each) => known.get(each)?.round !== round)
  const note = (address: string, isLoaded: boolean) =>
    setKnown((before) => new Map(before).set(address, { round, isLoaded }))
  const images: ReactNode = waiting
    .slice(0, mostAtOnce)
    .map((address) => (
      <img
        key={`${round} ${address}`}
        src={address}
        alt=""
        hidden
        onLoad={() => note(address, true)}
        onError={() => note(address, false)}
      />
    ))
  return {
    tried: addresses.length - waiting.length,
    /** Those of an earlier round count until they are tried again. */
    broken: new Set(addresses.filter((each) => known.get(each)?.isLoaded === false)),
    tryAgain: () => setRound(round + 1),
    images,
  }
}
