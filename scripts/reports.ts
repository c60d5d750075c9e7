import { readFileSync } from 'node:fs'

export type Count = {
  passed: number
  failed: number
  skipped?: number
  /** Tests that passed only at the second try. */
  unsteady?: number
  /** What failed: the name of each test with the start of its message, to be said again at the end. */
  failures?: string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Reads the JSON report of Vitest or Playwright. A report that is missing or broken counts as one failure. */
export function readReport(file: string): Count {
  let report: VitestReport | PlaywrightReport
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`No report: ${String(error)}`] }
  }
  return 'stats' in report ? countOfPlaywright(report) : countOfVitest(report)
}

function countOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [asFailure(name, message)]
    return failed.map((test) => asFailure(`${name}: ${test.fullName}`, test.failureMessages?.at(0)))
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

function countOfPlaywright({ stats, suites }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => asFailure(`${file}: ${title}`, test.results.at(-1)?.error?.message)),
    )
  return { passed: expected + flaky, failed: unexpected, skipped, unsteady: flaky, failures }
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** A name with the lines of its message that say what was wrong, without the call stack. */
export function asFailure(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  const told = lines.slice(0, stack === -1 ? undefined : stack).slice(0, 12)
  return [name, ...told.map((line) => `    ${line}`)].join('\n')
}
