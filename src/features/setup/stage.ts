import { safeParse } from 'zod/v4/core'
import { property, type ApiError } from '~/api/errors.ts'
import { SetupImportResult } from '~/api/generated/model/setupImportResult.zod.ts'
import { readLines, type ImportLine } from './read-lines.ts'

type Call = {
  isPending: boolean
  data: { messages: readonly string[] } | undefined
  error: ApiError | null
}

/** What came of an import. `lines` were not added; a failed import has some too. */
export type ImportNews = { file: string; lines: ImportLine[] } & (
  | { kind: 'done' }
  /** `isNothing` says whether it certainly added nothing. */
  | { kind: 'failed'; error: ApiError; isNothing: boolean }
  /** `arrived` says whether the server had received the whole archive. */
  | { kind: 'canceled'; arrived: boolean }
)

/**
 * How far an import has come.
 *
 * @param canceledAt The part of the archive, from 0 to 1, that was sent when the user canceled.
 */
export function stageOf(
  { isPending, data, error }: Call,
  { file, progress, canceledAt }: { file: string; progress: number; canceledAt: number | null },
): { step: 'choose' | 'send' | 'wait'; news: ImportNews | null } {
  if (isPending) return { step: progress === 1 ? 'wait' : 'send', news: null }
  const newsOf = (): ImportNews | null => {
    if (canceledAt !== null) return { file, kind: 'canceled', arrived: canceledAt === 1, lines: [] }
    if (error) {
      const lines = readLines(safeParse(SetupImportResult, error.body).data?.messages ?? [])
      return { file, kind: 'failed', error, isNothing: hasAddedNothing(error), lines }
    }
    return data ? { file, kind: 'done', lines: readLines(data.messages) } : null
  }
  return { step: 'choose', news: newsOf() }
}

/** The server itself reports the failure. A bare 5xx, and a timeout even with a message, may come from a gateway. */
function hasAddedNothing({ kind, status = 0, body, serverText }: ApiError): boolean {
  if (kind !== 'http') return false
  if ([408, 502, 504].includes(status)) return Boolean(property(body, 'genericSystemErrorMessage'))
  return serverText !== undefined || (status > 0 && status < 500)
}
