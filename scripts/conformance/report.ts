import type { Progress } from './conform.ts'
import { verdictOf, type Outcome, type Verdict } from './outcomes.ts'
import type { Run } from './run.ts'
import type { Creation } from './write-reasons.ts'

export type OperationReport = {
  operationId: string
  method: string
  path: string
  tag: string
  verdict: Verdict
  reason?: string
  slowestMilliseconds?: number
  checks: Outcome[]
}

export type Report = {
  run: string
  /** The version of the contract that the server was checked against. */
  contractVersion: string
  api: string
  startedAt: string
  finishedAt: string
  mode: string[]
  requests: number
  keeps: number
  breaks: number
  notTried: number
  operations: OperationReport[]
  /** What the run created and could not remove. */
  stays: Creation[]
}

type Options = {
  document: object
  write: boolean
  costly: boolean
  onlyExamples: boolean
}

/** The result of a run as data. */
export function reportOf(run: Run, progress: Progress, options: Options): Report {
  const operations = run.operations.map(({ operationId, method, prefix, path, tag }) => {
    const outcomes = run.outcomes.of(operationId)
    const slowest = run.slowestOf(operationId)
    return {
      operationId,
      method,
      path: prefix + path,
      tag,
      ...verdictOf(outcomes),
      ...(slowest !== undefined && { slowestMilliseconds: Math.round(slowest) }),
      checks: outcomes,
    }
  })
  const count = (verdict: Verdict) => operations.filter((each) => each.verdict === verdict).length
  return {
    run: progress.run,
    contractVersion: versionOf(options.document),
    api: run.client.api,
    startedAt: progress.startedAt,
    finishedAt: new Date().toISOString(),
    mode: modeOf(options),
    requests: run.client.sent(),
    keeps: count('keeps it'),
    breaks: count('breaks it'),
    notTried: count('not tried'),
    operations,
    stays: progress.creations.filter(({ stays }) => stays),
  }
}

function modeOf({ write, costly, onlyExamples }: Options): string[] {
  if (onlyExamples) return ['reads', 'only examples']
  return ['reads', ...(write ? ['writes'] : []), ...(write && costly ? ['costly calls'] : [])]
}

export function versionOf(document: object): string {
  const { info } = document as { info?: { version?: string } }
  return info?.version ?? 'unknown'
}

/** What a mock of examples cannot show, whatever it answers. */
export const examplesNote =
  'This server answers with the contract’s examples, so its answers keep the contract by design. They cannot show whether ' +
  'rows are paged, sorted and filtered, whether an unknown record is 404, whether a wrong token is refused, or what a ' +
  'write changes. Check the real server, or the sandbox of npm start.'

/** The report for a terminal: what breaks first, then what was not tried. */
export function asText(report: Report): string {
  const of = (verdict: Verdict) => report.operations.filter((each) => each.verdict === verdict)
  const broken = of('breaks it').flatMap((operation) => [
    `✗ ${operation.operationId} (${operation.method} ${operation.path}) breaks it`,
    ...operation.checks
      .filter(({ result }) => result === 'broken')
      .flatMap(({ check, message, curl }) => [`    ${check}: ${message}`, `      ${curl}`]),
  ])
  const skipped = of('not tried').map(({ operationId, reason }) => `- ${operationId}: ${reason}`)
  const partly = of('keeps it').flatMap(({ operationId, checks }) =>
    checks
      .filter(({ result }) => result === 'not tried')
      .map(({ check, message }) => `- ${operationId}, ${check}: ${message}`),
  )
  const stays = report.stays.map(
    ({ what, name, id, note }) =>
      `- ${what} ${name}${id === undefined ? '' : ` (${JSON.stringify(id)})`}${note ? `: ${note}` : ''}`,
  )
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [`\n${title}`, ...lines]
  return [
    `\n${report.api} and version ${report.contractVersion} of the contract (run ${report.run}: ${report.mode.join(', ')})`,
    ...(report.mode.includes('only examples') ? [`\n${examplesNote}`] : []),
    ...section('Broken', broken),
    ...section('Not tried', [...skipped, ...partly]),
    ...section('What stays', stays),
    `\n${report.keeps} operations keep it, ${report.breaks} break it, ${report.notTried} were not tried (${report.requests} requests)`,
  ].join('\n')
}
