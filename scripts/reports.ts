import { readFileSync } from 'node:fs'

export type Count = {
  passed: number
  failed: number
  skipped?: number
  /** The name of each failed test with the start of its message. */
  failures?: string[]
  /** The same for each test that passed only on the second try. */
  flakyTests?: string[]
  /** What a script has printed. */
  output?: string
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
  const tests = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== status)
    const file = { status: isBroken ? status : '', text: asFailure(name, message) }
    const ofFile = assertionResults.map((test) => ({
      // A test that passed on the second try still has the message of the first.
      status: test.status === 'passed' && test.failureMessages?.length ? 'flaky' : test.status,
      text: asFailure(`${name}: ${test.fullName}`, test.failureMessages?.at(0)),
    }))
    return [file, ...ofFile]
  })
  const messagesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ text }) => text)
  const [failures, flakyTests] = [messagesOf('failed'), messagesOf('flaky')]
  return { passed: numPassedTests, failed: numFailedTests, failures, flakyTests }
}

function countOfPlaywright({ stats, suites }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests: results }) =>
    results.map(({ status, results: tries }) => ({
      status,
      text: asFailure(`${file}: ${title}`, tries.find((aTry) => aTry.error)?.error?.message),
    })),
  )
  const messagesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ text }) => text)
  const [failures, flakyTests] = [messagesOf('unexpected'), messagesOf('flaky')]
  return { passed: expected + flaky, failed: unexpected, skipped, failures, flakyTests }
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** A name with the lines of its message that say what was wrong, without the call stack. */
export function asFailure(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  const details = lines.slice(0, stack === -1 ? undefined : stack).slice(0, 12)
  return [name, ...details.map((line) => `    ${line}`)].join('\n')
}
