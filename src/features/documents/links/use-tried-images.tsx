import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { second } from '~/lib/units.ts'

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
      <TriedImage
        key={`${round} ${address}`}
        src={address}
        onEnd={(isLoaded) => note(address, isLoaded)}
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

/** Like one that fails: others wait for its turn to end. */
const longestLoad = 20 * second

type TriedImageProps = { src: string; onEnd: (isLoaded: boolean) => void }

function TriedImage({ src, onEnd }: TriedImageProps) {
  const giveUp = useEffectEvent(() => onEnd(false))
  useEffect(() => {
    const timer = setTimeout(giveUp, longestLoad)
    return () => clearTimeout(timer)
  }, [])
  return <img src={src} alt="" hidden onLoad={() => onEnd(true)} onError={() => onEnd(false)} />
}
