import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import {
  answerInBrowser,
  operationOf,
  type BrowserAnswers,
  type OperationId,
} from '../mocks/browser.ts'

/** Where the console finds its API in a story. The worker answers this address alone, so it catches no module request. */
export const apiBaseUrl = 'https://api.waypost.test'

/** Says which story sent a call, so that one which the story before left behind is not taken for its own. */
export const worldHeader = 'X-Waypost-World'

let world = newWorld({})

function newWorld(answers: BrowserAnswers) {
  return {
    id: crypto.randomUUID(),
    answers,
    changed: Promise.withResolvers<void>(),
    calls: [] as { operationId: string | undefined; request: Request }[],
    problems: [] as string[],
  }
}

const worker = setupWorker(
  http.all(`${apiBaseUrl}/*`, async ({ request }) => {
    const sender = request.headers.get(worldHeader)
    if (sender !== null && sender !== world.id) return new Promise<never>(() => {})
    const operationId = operationOf(request.method, new URL(request.url).pathname)?.operationId
    world.calls.push({ operationId, request: request.clone() })
    try {
      return await answer(request)
    } catch (error) {
      world.problems.push(String(error))
      throw error
    }
  }),
)

/** Answers anew when the story changes its answers meanwhile: so a story holds a call and lets it go. */
const answer = (request: Request): Promise<Response> =>
  Promise.race([
    answerInBrowser(request, world.answers),
    world.changed.promise.then(() => answer(request)),
  ])

/** Registers the worker. What goes anywhere else but to the API and the page's own origin is a problem of the story. */
export async function startWorker() {
  worker.events.on('request:unhandled', ({ request: { method, url } }) => {
    if (new URL(url).origin !== location.origin) {
      world.problems.push(`Nothing answers ${method} ${url}.`)
    }
  })
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: 'bypass',
  })
}

/** Begins a story: forgets every call and problem before it. Returns what its calls carry in `worldHeader`. */
export function resetApi(answers: BrowserAnswers): string {
  world = newWorld(answers)
  return world.id
}

/** What went wrong in the story so far. */
export const apiProblems = () => world.problems

/** The API as a story's play function sees it. */
export const api = {
  /** Answers these operations so from now on, the calls that wait for an answer included. */
  answer(answers: BrowserAnswers) {
    const { resolve } = world.changed
    Object.assign(world, {
      answers: { ...world.answers, ...answers },
      changed: Promise.withResolvers<void>(),
    })
    resolve()
  },
  /** The calls of one operation that the story has sent. */
  calls: (operationId: OperationId): Request[] =>
    world.calls.filter((call) => call.operationId === operationId).map(({ request }) => request),
}
