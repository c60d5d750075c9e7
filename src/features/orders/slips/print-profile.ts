import * as z from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'

const papers = ['letter', 'a4'] as const

/** A larger offset would push part of the slip off the paper. */
const millimeters = z.number().check(z.gte(-10), z.lte(10))

/** This browser's print settings; validates the form and the stored value. */
export const PrintProfile = z.object({
  paper: z.enum(papers),
  /** In percent. */
  scale: z.number().check(z.gte(80), z.lte(120)),
  /** Millimeters to the right. */
  offsetX: millimeters,
  /** Millimeters down. */
  offsetY: millimeters,
  /** Whether the slip of the pack station lists the devices in the parcel. */
  listsDevices: z._default(z.boolean(), true),
})

export type PrintProfile = z.infer<typeof PrintProfile>

export const paperSizes: Record<PrintProfile['paper'], { width: string; height: string }> = {
  letter: { width: '215.9mm', height: '279.4mm' },
  a4: { width: '210mm', height: '297mm' },
}

/** The margin on each side, before the offset. */
export const margin = 14

/** The length of the rulers on the calibration page, in millimeters. */
export const rulerLength = 150

export const standardProfile: PrintProfile = {
  paper: 'letter',
  scale: 100,
  offsetX: 0,
  offsetY: 0,
  listsDevices: true,
}

/** The print profile stored in this browser; undefined until it has loaded. */
export const usePrintProfile = () => useStored('print-profile', PrintProfile, standardProfile)

/** Measurements of a printed calibration page in millimeters; null if not measured. */
export type Measurement = {
  ruler: number | null
  fromLeft: number | null
  fromTop: number | null
}

/** The profile with the measured deviations corrected. */
export function adjusted(profile: PrintProfile, { ruler, fromLeft, fromTop }: Measurement) {
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(value, least), most) * 10) / 10
  const offset = (before: number, measured: number | null) =>
    measured === null ? before : within(before + margin - measured, -10, 10)
  return {
    ...profile,
    ...(ruler !== null && { scale: within((profile.scale * rulerLength) / ruler, 80, 120) }),
    offsetX: offset(profile.offsetX, fromLeft),
    offsetY: offset(profile.offsetY, fromTop),
  }
}
