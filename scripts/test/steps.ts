import path from 'node:path'
import { readReport, type Count } from '../reports.ts'
import { runTool } from '../tools.ts'

/** Where test runners write their reports. */
export const reports = path.resolve(import.meta.dirname, '../../test-results')

export type Step = {
  name: string
  /** The time budget of the step on two cores, in seconds. */
  share: number
  /** The steps whose output this one reads. */
  needs?: string[]
  run: () => Promise<Count>
}

/** The stages with only the steps of these names and what they need; all without names. Ends the process at an unknown one. */
export function wantedOf(stages: Step[][], names: readonly string[]): Step[][] {
  const steps = stages.flat()
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No such step: ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}`,
    )
    process.exit(1)
  }
  const wanted = new Set(
    names.flatMap((name) => [name, ...(steps.find((s) => s.name === name)?.needs ?? [])]),
  )
  const isWanted = ({ name }: Step) => names.length === 0 || wanted.has(name)
  return stages.map((stage) => stage.filter(isWanted))
}

/**
 * Runs stages one after the other, two steps of a stage at a time, and prints what came of each step. Returns whether all
 * passed.
 */
export async function runStages(
  stages: Step[][],
  onEnd?: (step: Step, count: Count, seconds: number) => void,
): Promise<boolean> {
  const started = performance.now()
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  const flakyTests: string[] = []
  const runNext = async (left: Step[]) => {
    for (let step = left.shift(); step; step = left.shift()) {
      const start = performance.now()
      const count = await step.run()
      const seconds = secondsSince(start)
      total.passed += count.passed
      total.failed += count.failed
      if (count.failed > 0) {
        const details = count.failures?.length ? count.failures : ['See its output above.']
        failures.push(...details.map((failure) => `${step.name}: ${failure}`))
      }
      const mark = count.failed === 0 ? '✓' : '✗'
      const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
      flakyTests.push(...(count.flakyTests ?? []).map((test) => `${step.name}: ${test}`))
      const late = count.flakyTests?.length
        ? `, ${count.flakyTests.length} passed on the second try`
        : ''
      const time = `${seconds.toFixed(1)} s of ${step.share} s`
      console.log(
        `${mark} ${step.name}: ${count.passed} passed, ${count.failed} failed${skipped}${late} (${time})`,
      )
      onEnd?.(step, count, seconds)
    }
  }
  for (const stage of stages) {
    const left = [...stage]
    await Promise.all([runNext(left), runNext(left)])
  }
  // The output of the steps is long, and a CI server may keep only its end.
  for (const test of flakyTests) console.log(`\nPassed only on the second try: ${test}`)
  for (const test of failures) console.log(`\n✗ ${test}`)
  console.log(`\nall steps: ${secondsSince(started).toFixed(1)} s`)
  console.log(`tests: ${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** A script whose output is always printed, and kept in the count. */
export async function measure(...args: string[]): Promise<Count> {
  const { code, output } = await runTool('node', args, { prints: true })
  return { ...asCount(code === 0), output }
}

/** A test runner that writes its counts of passed and failed tests to a report. */
export async function suite(name: string, tool: string, ...args: string[]): Promise<Count> {
  const { code } = await runTool(tool, args, { inheritOutput: true })
  const count = readReport(path.join(reports, `${name}.json`))
  // A runner can fail without a failed test, for example when it cannot start.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

export function asCount(good: boolean): Count {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 }
}
