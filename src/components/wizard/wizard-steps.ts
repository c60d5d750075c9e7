import type { ReactNode } from 'react'

/** A step of a wizard. */
export type WizardStep = {
  /** As it stands in the address. */
  id: string
  title: ReactNode
  /** Passed over, because of what an earlier step says. */
  skipped?: boolean
  /** What has to be done before the next step can be opened; null when nothing has. */
  missing: ReactNode
  /** Paths of the fields that are mended here, as the form's check and the server name them, with all below them. */
  fields: readonly string[]
  content: ReactNode
}

type StepState = Pick<WizardStep, 'id' | 'skipped' | 'missing' | 'fields'>

const isDone = ({ skipped, missing }: StepState) => skipped === true || missing === null

/**
 * The step that is shown when `wanted` is asked for: it, or the first one before it where something is missing. A step
 * that is passed over leads to the next one. What is no step at all leads to the first.
 */
export function stepToShow<Step extends StepState>(
  steps: readonly Step[],
  wanted: string | undefined,
): Step {
  const place = steps.findIndex(({ id }) => id === wanted)
  const step =
    steps.slice(0, Math.max(0, place)).find((each) => !isDone(each)) ??
    steps.slice(Math.max(0, place)).find(({ skipped }) => !skipped)
  if (!step) throw new Error('A wizard ends with a step that is never passed over')
  return step
}

/** The step before (-1) or after (1) the shown one, without those that are passed over. */
export function neighbourOf<Step extends StepState>(
  steps: readonly Step[],
  shown: Step,
  direction: -1 | 1,
): Step | undefined {
  const place = steps.indexOf(shown)
  return direction === 1
    ? steps.slice(place + 1).find(({ skipped }) => !skipped)
    : steps.slice(0, place).findLast(({ skipped }) => !skipped)
}

/**
 * Where a step stands: shown, passed over, done, or still ahead. `open` says whether it can be gone to, `faulty` whether
 * the server has refused a field of it.
 */
export type StepProgress = {
  state: 'current' | 'skipped' | 'done' | 'ahead'
  open: boolean
  faulty: boolean
}

/** Where each step stands while one is shown. `faults` are the paths that something is wrong with. */
export function progressOf<Step extends StepState>(
  steps: readonly Step[],
  shown: Step,
  faults: readonly string[],
): StepProgress[] {
  const current = steps.indexOf(shown)
  return steps.map((step, place) => {
    const reachable = steps.slice(0, place).every(isDone)
    const state =
      place === current ? 'current' : step.skipped ? 'skipped' : place < current ? 'done' : 'ahead'
    return {
      state,
      open: reachable && (state === 'done' || state === 'ahead'),
      faulty: step.fields.some((field) =>
        faults.some((path) => `${path}.`.startsWith(`${field}.`)),
      ),
    }
  })
}
