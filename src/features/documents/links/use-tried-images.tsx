import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { second } from '~/lib/units.ts'

/** More at once would slow down other users of the server. */
const mostAtOnce = 4

/** How an image loaded; `slow` if it was not there in time. */
type Load = 'loaded' | 'broken' | 'slow'

type Tried = { round: number; load: Load }

/**
 * Loads images out of sight, to find those that cannot be loaded, or only slowly.
 *
 * @param addresses May grow. Only addresses that the page may load from.
 */
export function useTriedImages(addresses: readonly string[]) {
  const [round, setRound] = useState(1)
  const [known, setKnown] = useState<ReadonlyMap<string, Tried>>(new Map())
  const waiting = addresses.filter((each) => known.get(each)?.round !== round)
  const note = (address: string, load: Load) =>
    setKnown((before) => new Map(before).set(address, { round, load }))
  const images: ReactNode = waiting
    .slice(0, mostAtOnce)
    .map((address) => (
      <TriedImage key={`${round} ${address}`} src={address} onEnd={(load) => note(address, load)} />
    ))
  return {
    tried: addresses.length - waiting.length,
    /** Those of an earlier round count until they are tried again. */
    loadOf: (address: string) => known.get(address)?.load,
    tryAgain: () => setRound(round + 1),
    images,
  }
}

/** Others wait for its turn to end. */
const longestLoad = 20 * second

type TriedImageProps = { src: string; onEnd: (load: Load) => void }

function TriedImage({ src, onEnd }: TriedImageProps) {
  const giveUp = useEffectEvent(() => onEnd('slow'))
  useEffect(() => {
    const timer = setTimeout(giveUp, longestLoad)
    return () => clearTimeout(timer)
  }, [])
  return (
    <img src={src} alt="" hidden onLoad={() => onEnd('loaded')} onError={() => onEnd('broken')} />
  )
}
