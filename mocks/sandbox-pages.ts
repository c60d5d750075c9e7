import { jsonAnswer } from './examples.ts'
import { defaultWorld, type Sandbox } from './sandbox.ts'
import { safe, styles } from './status-page.ts'
import type { createViolations } from './violations.ts'
import { lengthenNames } from './world/long-names.ts'
import type { MailRow } from './world/rows.ts'
import { copySessions, expirePasswordResets, expireSessions } from './world/sessions.ts'
import { scenarios } from './world/world.ts'

type Page = {
  url: URL
  method: string
  /** The request's `Range` header. */
  range?: string | undefined
  sandbox: Sandbox
  violations: ReturnType<typeof createViolations>
  /** Where the console is, without a slash at the end. */
  consoleUrl: string
}

/** A week. */
const longestTick = 7 * 24 * 60

/**
 * The sandbox's own pages and commands under `/sandbox/`, each for the world in the query:
 *
 * - `GET mail`: a page with the mails that would have been sent.
 * - `GET violations`: the requests and answers that broke the contract, as JSON.
 * - `GET files/<key>`: a file of the world.
 * - `POST reset`: resets the world; `scenario=large` or another scenario changes its kind. `from=<world>` as below.
 * - `POST sessions?from=<world>`: who is signed in to that world is signed in to this one too.
 * - `POST tick?minutes=30`: advances the world by that much; the answer counts what happened.
 * - `POST long-names`: everything gets a name of 200 letters.
 * - `POST expire-tokens`: signs everyone out; with `kind=resets`, expires the reset links instead.
 *
 * @returns Undefined for another address.
 */
export async function sandboxPage(page: Page): Promise<Response | undefined> {
  const { url, method, range, sandbox, violations, consoleUrl } = page
  const id = url.searchParams.get('world') ?? defaultWorld
  const from = url.searchParams.get('from')
  const done = () => new Response(null, { status: 204 })

  switch (`${method} ${url.pathname.replace(/^\/sandbox\//, '')}`) {
    case 'GET mail':
      return mailPage(sandbox.world(id).mails.all(), consoleUrl)
    case 'GET violations':
      return jsonAnswer(200, { violations: violations.of(id) })
    case 'POST reset': {
      const asked = url.searchParams.get('scenario')
      const scenario = scenarios.find((each) => each === asked)
      if (asked !== null && !scenario) return undefined
      // Before the reset: it may be the same world.
      const before = from === null ? undefined : sandbox.world(from)
      sandbox.reset(id, scenario)
      if (before) copySessions(before, sandbox.world(id))
      return done()
    }
    case 'POST sessions':
      if (from === null) return undefined
      copySessions(sandbox.world(from), sandbox.world(id))
      return done()
    case 'POST tick': {
      const minutes = Number(url.searchParams.get('minutes') ?? '1')
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestTick) {
        return jsonAnswer(400, { message: `Minutes are a whole number from 1 to ${longestTick}.` })
      }
      const happened = sandbox.tick(id, minutes)
      return jsonAnswer(200, { now: sandbox.world(id).clock.instant(), ...happened })
    }
    case 'POST long-names':
      lengthenNames(sandbox.world(id))
      return done()
    case 'POST expire-tokens':
      if (url.searchParams.get('kind') === 'resets') expirePasswordResets(sandbox.world(id))
      else expireSessions(sandbox.world(id))
      return done()
    default:
      return method === 'GET' ? filePage(url, sandbox, id, range) : undefined
  }
}

function mailPage(mails: readonly MailRow[], consoleUrl: string): Response {
  const rows = mails.toReversed().map(({ sentAt, channel, to, subject, text, link }) => {
    const anchor = link && `<br><a href="${safe(consoleUrl + link)}">${safe(consoleUrl + link)}</a>`
    return `<tr><td>${safe(sentAt)}<td>${channel}<td>${safe(to)}<td><strong>${safe(subject)}</strong><br>${safe(text)}${anchor ?? ''}`
  })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Sandbox mail</title>${styles}
<h1>Sandbox mail</h1>
<p>Nothing is really sent. What would have been sent is here, the newest first.</p>
${rows.length === 0 ? '<p>There is none yet.</p>' : `<table>${rows.join('\n')}</table>`}</html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

async function filePage({ pathname, searchParams }: URL, sandbox: Sandbox, id: string, range = '') {
  const expires = searchParams.get('expires')
  if (expires !== null && Number(expires) * 1000 < sandbox.world(id).clock.now()) {
    return jsonAnswer(403, { message: 'This address has expired.' })
  }
  const key = /^\/sandbox\/files\/([^/]+)$/.exec(pathname)?.[1]
  const file = key === undefined ? undefined : await sandbox.world(id).files.get(decoded(key))
  if (!file) return undefined
  const name = file instanceof File ? encodeURIComponent(file.name) : 'file'
  const asked = rangeOf(range, file.size)
  if (asked === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  }
  return new Response(asked ? file.slice(asked.from, asked.to + 1) : file, {
    status: asked ? 206 : 200,
    headers: {
      'Accept-Ranges': 'bytes',
      ...(asked && { 'Content-Range': `bytes ${asked.from}-${asked.to}/${file.size}` }),
      'Content-Type': file.type || 'application/octet-stream',
      'Content-Disposition': `inline; filename*=UTF-8''${name}`,
      // No uploaded file may run scripts here.
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** The first and last byte that `bytes=0-99`, `bytes=100-` or `bytes=-100` requests; undefined for the whole file. */
function rangeOf(range: string, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'unsatisfiable' : { from, to }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
