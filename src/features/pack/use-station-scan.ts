import { useLayoutEffect, useState } from 'react'
import type { IntlShape } from 'react-intl'
import { commandKeys, commandOf, commands, type Command } from '~/kit/scan/commands.ts'
import { createScan, type Judge, type Scan } from '~/kit/scan/create-scan.ts'
import { signal, useScanSound } from '~/kit/scan/signals.ts'
import { isGood, type ScanVerdict } from '~/kit/scan/verdict.ts'
import { listenForCodes } from '~/kit/scan/wedge.ts'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { mayBeSingleKey } from '~/ui/shortcuts/shortcuts.ts'
import { verdicts } from './messages.ts'
import { own } from './verdict-text.ts'

/** The station's scanner. It stays while orders come and go: a code that is scanned in between waits for the next judge. */
export function useStationScan(): Scan {
  // No device and no order is a list, so a typed text is one code.
  const [scan] = useState(() => createScan({ split: (text) => [text.trim()], signal }))
  useScanSound()
  useLayoutEffect(() => listenForCodes(scan.take), [scan])
  return scan
}

/** Gives the codes to this part of the station while it is shown; they wait while `judge` is undefined. */
export function useJudge(scan: Scan, judge: Judge | undefined) {
  useLayoutEffect(() => scan.judgeWith(judge), [scan, judge])
}

type Answers = {
  run: (command: Command) => ScanVerdict
  /** Opens the order with a number; undefined for any other code. */
  open: (code: string) => Promise<ScanVerdict | undefined>
  /** Takes any other code. By default, it is reported as no device. */
  take?: (code: string) => ScanVerdict | Promise<ScanVerdict>
}

/** The answer to a code at the station: that of a command, of an order's number, or of a device. */
export async function answerTo(intl: IntlShape, code: string, { run, open, take }: Answers) {
  const command = commandOf(code)
  if (command) return run(command)
  if (command === null) return own('error', intl.formatMessage(verdicts.noCommand))
  const opened = await open(code)
  return opened ?? take?.(code) ?? own('error', intl.formatMessage(verdicts.noDevice))
}

/** Runs a command of a key or a button, and shows the answer as for a scanned one. */
export function answerHere(scan: Scan, name: string, verdict: ScanVerdict) {
  scan.note(name, verdict)
  if (!isGood(verdict)) signal(false)
}

/** Runs commands by their keys, with when they were pressed. A key that is held down counts once. */
export function useCommandKeys(run: (command: Command, at: number) => void) {
  useWindowEvent('keydown', (event) => {
    if (event.repeat || !mayBeSingleKey(event)) return
    const command = commands.find((each) => commandKeys[each] === event.key.toUpperCase())
    if (!command) return
    event.preventDefault()
    run(command, event.timeStamp)
  })
}
