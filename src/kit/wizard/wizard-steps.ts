import type { ReactNode } from 'react'
import type { TextProp } from '~/ui/text/render-text.tsx'

/** A step of a wizard. */
export type WizardStep = {
  /** Its name in the address. */
  id: string
  title: TextProp
  /** Skipped, because of a choice in an earlier step. */
  skipped?: boolean
  /** Can no longer be opened, because its result is already used. */
  locked?: boolean
  /** Why Next is not available, or null. */
  missing: ReactNode
  /** Whether later steps can be opened: by default if nothing is missing. False while only Next may open them. */
  done?: boolean
  /** Paths of the step's fields in form checks and server errors, including everything below them. */
  fields: readonly string[]
  /** Work that Next does before the next step opens. If it rejects, the step stays and shows the reason. */
  onNext?: () => Promise<unknown>
  /** Words the failure of this work; only the reason by default. */
  failureText?: (reason: string) => string
  /**
   * For a step whose button costs money or cannot be undone: it stands where no Next does, so that no double click reaches
   * it. `purpose` is its description if its name does not say what it does; `note` is shown beside it.
   */
  commits?: { purpose?: ReactNode; note?: ReactNode }
  content: ReactNode
}

type StepState = Pick<WizardStep, 'id' | 'skipped' | 'locked' | 'missing' | 'done' | 'fields'>

const isClosed = ({ skipped, locked }: StepState) => skipped === true || locked === true

const isDone = (step: StepState) => isClosed(step) || (step.done ?? step.missing === null)

/**
 * The step to show when `wanted` is requested: that step, or the first earlier one that is not done. A skipped or
 * locked step leads to the next one. An unknown step leads to the first.
 */
export function stepToShow<Step extends StepState>(
  steps: readonly Step[],
  wanted: string | undefined,
): Step {
  const index = steps.findIndex(({ id }) => id === wanted)
  const step =
    steps.slice(0, Math.max(0, index)).find((each) => !isDone(each)) ??
    steps.slice(Math.max(0, index)).find((each) => !isClosed(each))
  if (!step) throw new Error('The last step of a wizard is never skipped')
  return step
}

/** The step before (-1) or after (1) the current one, ignoring skipped and locked ones. */
export function neighborOf<Step extends StepState>(
  steps: readonly Step[],
  shown: Step,
  direction: -1 | 1,
): Step | undefined {
  const index = steps.indexOf(shown)
  return direction === 1
    ? steps.slice(index + 1).find((each) => !isClosed(each))
    : steps.slice(0, index).findLast((each) => !isClosed(each))
}

/**
 * The progress of a step: current, skipped, done, or ahead. `open` says whether it can be opened, `faulty` whether one
 * of its fields has an error.
 */
export type StepProgress = {
  state: 'current' | 'skipped' | 'done' | 'ahead'
  open: boolean
  faulty: boolean
}

/** The progress of each step while one of them is shown. */
export function progressOf<Step extends StepState>(
  steps: readonly Step[],
  shown: Step,
  errorPaths: readonly string[],
): StepProgress[] {
  const current = steps.indexOf(shown)
  return steps.map((step, index) => {
    const reachable = steps.slice(0, index).every(isDone)
    const state =
      index === current ? 'current' : step.skipped ? 'skipped' : index < current ? 'done' : 'ahead'
    return {
      state,
      open: reachable && !step.locked && (state === 'done' || state === 'ahead'),
      faulty: step.fields.some((field) =>
        errorPaths.some((path) => `${path}.`.startsWith(`${field}.`)),
      ),
    }
  })
}
