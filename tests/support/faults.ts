import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { readOperations, type ContractDocument } from '../../mocks/contract.ts'
import { test as base } from './console-test.ts'
import { operationOf } from './operation-of.ts'

const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)
const operations = readOperations(JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument)

/** A failure of a call: an error status, or no usable answer. */
export const faults = [
  '401',
  '403',
  '404',
  '500',
  'drop',
  'time-out',
  'malformed',
  'off-contract',
] as const
export type Fault = (typeof faults)[number]

/** The page's text for a fault. For a refusal, the text is the server's or the console's. */
export const saying: Record<Fault, RegExp> = {
  '401':
    /The username or the password is not right|username was not recognized|could not complete the request/,
  '403':
    /You do not have access to this|username was not recognized|You do not have permission to do this/,
  '404':
    /No user has this username|username was not recognized|no longer exists|The server refused/,
  '500': /Unexpected failure/,
  drop: /could not be reached/,
  'time-out': /did not respond in time/,
  malformed: /does not understand/,
  'off-contract': /does not understand/,
}

/** The faults that an operation can have: a success without a body breaks no contract. */
export function faultsOf(operationId: string): readonly Fault[] {
  const { answers = [] } = operations.find((each) => each.operationId === operationId) ?? {}
  const hasBody = answers.some(({ status, contents }) => status < 300 && contents.length > 0)
  return hasBody ? faults : faults.filter((fault) => fault !== 'off-contract')
}

type Fixtures = {
  /** Makes every call of an operation fail from now on, and runs `act`, which makes such a call. */
  failing: (operationId: string, fault: Fault, act: () => Promise<unknown>) => Promise<void>
  /** Lets calls succeed again. */
  stopFailing: () => Promise<void>
  /** What ends the faults besides their answers. */
  stops: (() => void)[]
}

export const test = base.extend<Fixtures>({
  stops: async ({}, use) => {
    await use([])
  },
  failing: async ({ page, prefer, expectConsoleError, stops }, use) => {
    expectConsoleError(/status of (401|403|404|500)|ERR_|Unexpected failure|^ApiError:/)
    // Calls that are under way when the clock jumps run out of time too.
    expectConsoleError(/^\w+ failed \(\w+\): /)
    await use(async (operationId, fault, act) => {
      const operation = operations.find((each) => each.operationId === operationId)
      if (!operation) throw new Error(`The contract has no ${operationId}`)
      const path = new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
      const isCall = (request: Request) => operationOf(request)?.operationId === operationId

      const status = Number(fault)
      if (operation.answers.some((answer) => answer.status === status) || Number.isNaN(status)) {
        await prefer(preferenceFor(fault, operationId))
      } else {
        // The sandbox sends only declared answers; a gateway in front of the server may send others.
        await page.route(
          ({ pathname }) => path.test(pathname),
          (route) =>
            isCall(route.request())
              ? route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } })
              : route.fallback(),
        )
      }
      if (fault === 'time-out') {
        const isUpload = operation.request?.contents.some(({ mediaType }) =>
          mediaType.startsWith('multipart/'),
        )
        // The server commissions each device of a fleet before it responds.
        const isSlow = operation.method !== 'GET' && operation.path === '/commissioning/fleets'
        const limit = isUpload ? '05:01' : isSlow ? '03:01' : '00:31'
        const pass = (request: Request) => {
          if (!isCall(request)) return
          // Not before the console has read its configuration, which has a time limit of its own.
          const started = page.locator('#root > *').first().waitFor({ state: 'attached' })
          // A closed page no longer has a clock.
          started.then(() => page.clock.fastForward(limit)).catch(() => undefined)
        }
        page.on('request', pass)
        stops.push(() => void page.off('request', pass))
      }
      const called = page.waitForRequest(isCall, { timeout: 30_000 })
      await act()
      await called
    })
  },
  stopFailing: async ({ page, prefer, stops }, use) => {
    await use(async () => {
      await page.unrouteAll()
      for (const stop of stops.splice(0)) stop()
      await prefer('')
    })
  },
})

function preferenceFor(fault: Fault, operationId: string): string {
  const only = `;operation=${operationId}`
  // A call with a fault never reaches the sandbox, so an abandoned call changes nothing.
  if (fault === 'time-out') return `delay=120000${only}, fault=drop${only}`
  return `${/^\d/.test(fault) ? 'code' : 'fault'}=${fault}${only}`
}
