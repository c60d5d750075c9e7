import { useSelector } from '@tanstack/react-store'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { whenHidden } from '~/lib/when-hidden.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { createScanSession, type ScanSessionOptions } from './create-scan-session.ts'
import { createScan, type Judge, type Scan } from './create-scan.ts'
import { signal, useScanSound } from './signals.ts'
import { listenForCodes } from './wedge.ts'

type UseScanOptions = {
  /** Undefined while the possible codes are unknown: codes wait. */
  judge: Judge | undefined
  /** Whether the judge knows a code. Then a typed text with commas may be the label of one item. */
  isKnown?: (code: string) => boolean
  /** Splits a typed or pasted text into codes; at every separator by default. */
  split?: (text: string) => string[]
  /** The list that the judge adds to: codes wait until it has loaded. */
  session?: ScanSession
}

/**
 * Scanning on this screen. While mounted, it handles keyboard-wedge scanners wherever the focus is.
 * Render it with a `<ScanButton>` and a `<Scanner>`.
 */
export function useScan({ judge, isKnown, split, session }: UseScanOptions): Scan {
  const [scan] = useState(() => createScan({ split, signal }))
  // Loads the setting before the first code.
  useScanSound()
  const isReady = session?.isRead ?? true
  // In a layout effect: a code may arrive as soon as the screen appears or changes.
  useLayoutEffect(
    () => scan.judgeWith(isReady ? judge : undefined, isKnown),
    [scan, judge, isKnown, isReady],
  )
  useLayoutEffect(() => listenForCodes(scan.take), [scan])
  return scan
}

export type ScanSession = ReturnType<typeof useScanSession>

/**
 * A list that fills by scanning, stored for this user until it is cleared.
 *
 * @param name The key in the user's storage: `fleet-42`.
 */
export function useScanSession(name: string, { own = false }: ScanSessionOptions = {}) {
  const { drafts } = useUserStorages()
  const session = useMemo(() => createScanSession(name, drafts, { own }), [name, drafts, own])
  useEffect(() => {
    void session.load()
    const unfollow = session.follow()
    const endStoring = whenHidden(session.flush)
    return () => {
      unfollow()
      session.release()
      endStoring()
    }
  }, [session])
  const { isRead, entries, expected, kept } = useSelector(session.state)
  return { ...session, isRead, entries, expected, kept }
}
