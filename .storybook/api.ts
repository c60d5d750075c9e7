import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import {
  answerInBrowser,
  fileInBrowser,
  operationOf,
  tickInBrowser,
  type BrowserAnswers,
  type OperationId,
} from '../mocks/browser.ts'
import { ownToken } from '../src/session/token.ts'

/** The address of the API in a story. The worker answers only this address, so it intercepts no module request. */
export const apiBaseUrl = 'https://api.waypost.test'

/** The address of the world's files, such as shipping labels. */
export const fileBaseUrl = 'https://files.waypost.test'

/** Says which story sent a call, so that a late call of the previous story is ignored. */
export const worldHeader = 'X-Waypost-World'

let world = newWorld({}, [])

function newWorld(answers: BrowserAnswers, consoleErrors: readonly string[], languageTag?: string) {
  const id = crypto.randomUUID()
  return {
    id,
    answers,
    consoleErrors,
    prepared: languageTag === undefined ? undefined : speak(languageTag, id),
    changed: Promise.withResolvers<void>(),
    calls: [] as { operationId: string | undefined; request: Request }[],
    problems: [] as string[],
  }
}

const worker = setupWorker(
  http.get(`${fileBaseUrl}/labels/*`, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    // As for a host without CORS.
    if (searchParams.get('cors') === 'none') return Response.error()
    const file = await fileInBrowser(world.id, pathname.slice(1))
    return file ? new Response(file) : new Response(null, { status: 404 })
  }),
  http.all(`${apiBaseUrl}/*`, async ({ request }) => {
    const sender = request.headers.get(worldHeader)
    if (sender !== null && sender !== world.id) return new Promise<never>(() => {})
    const operationId = operationOf(request.method, new URL(request.url).pathname)?.operationId
    world.calls.push({ operationId, request: request.clone() })
    try {
      await world.prepared
      return await answer(request)
    } catch (error) {
      world.problems.push(String(error))
      return Response.error()
    }
  }),
)

/** A change in the world of that id that the story's own page has not made. */
const change = (method: string, path: string, body: unknown, worldId: string) =>
  answerInBrowser(
    new Request(`${apiBaseUrl}${path}`, {
      method,
      headers: {
        Authorization: ownToken() ?? '',
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    }),
    {},
    worldId,
  )

/** Sets the language of the signed-in user's profile in the world of that id. */
const speak = (locale: string, worldId: string) => change('PATCH', '/users/me', { locale }, worldId)

/**
 * Answers again when the story changes its answers, so that a story can hold a call and release it. An answered call is
 * not repeated: it may have changed the sandbox.
 */
function answer(request: Request): Promise<Response> {
  let answered = false
  const own = answerInBrowser(request.clone(), world.answers, world.id).finally(() => {
    answered = true
  })
  return Promise.race([own, world.changed.promise.then(() => (answered ? own : answer(request)))])
}

let started: Promise<unknown> | undefined

/** What React takes it for when an effect moves the focus while an event of user-event is being handled. */
const ofUserEvent = 'A component suspended inside an `act` scope'

/** Registers the worker once. Unanswered requests, and errors logged in a test, fail the story. */
export async function startWorker() {
  started ??= start()
  await started
}

function start() {
  worker.events.on('request:unhandled', ({ request: { method, url } }) => {
    if (new URL(url).origin !== location.origin) {
      world.problems.push(`Nothing answers ${method} ${url}.`)
    }
  })
  if (import.meta.env.MODE === 'test') watchErrors()
  return worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: 'bypass',
  })
}

function watchErrors() {
  const { error: log } = console
  const error = (...data: unknown[]) => {
    const text = data.map(String).join(' ')
    if ([ofUserEvent, ...world.consoleErrors].some((expected) => text.includes(expected))) return
    world.problems.push(`console.error: ${text}`)
    log(...data)
  }
  Object.assign(console, { error })
}

/**
 * Starts a story: forgets all earlier calls and problems.
 *
 * @param consoleErrors Substrings of the errors that the story is expected to log.
 * @param languageTag The language of the user's profile, if it differs from the sandbox's.
 * @returns The value of `worldHeader` in its calls.
 */
export function resetApi(
  answers: BrowserAnswers,
  consoleErrors: readonly string[],
  languageTag?: string,
): string {
  world = newWorld(answers, consoleErrors, languageTag)
  return world.id
}

/** The problems of the story so far. */
export const apiProblems = () => world.problems

/** The API as a story's play function sees it. */
export const api = {
  /** Changes how these operations answer, for waiting calls too. */
  answer(answers: BrowserAnswers) {
    const { resolve } = world.changed
    Object.assign(world, {
      answers: { ...world.answers, ...answers },
      changed: Promise.withResolvers<void>(),
    })
    resolve()
  },
  /** Advances the story's world by some minutes: devices report, alerts open and end, jobs run. */
  tick: (minutes: number) => tickInBrowser(world.id, minutes),
  /** What someone else saves, or the same user in another tab. */
  async elsewhere(method: 'DELETE' | 'PATCH' | 'POST' | 'PUT', path: string, body?: unknown) {
    const { ok } = await change(method, path, body, world.id)
    if (!ok) throw new Error(`${method} ${path} was refused`)
  },
  /** The calls of one operation that the story has sent. */
  calls: (operationId: OperationId): Request[] =>
    world.calls.filter((call) => call.operationId === operationId).map(({ request }) => request),
}
