import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract, createTestSandbox } from '../handlers/testing.ts'
import { examplesNow } from '../world/examples.ts'
import { statesByArea } from './all-states.ts'
import type { State } from './state.ts'
import { withStates } from './states-document.ts'

const sandboxes = { busy: createTestSandbox('busy'), large: createTestSandbox('large') }

type Step = State['call']

/** Makes a call. Its types are unknown here; they were checked where the state is declared. */
function send(scenario: State['scenario'], { operationId, ...input }: Step, world?: string) {
  const { call } = sandboxes[scenario === 'large' ? 'large' : 'busy']
  const as = `demo-token-${input.as ?? 'admin'}`
  return call(operationId, { ...input, as, ...(world && { world }) } as Parameters<typeof call>[1])
}

describe.each(Object.entries(statesByArea))('%s', (_, states) => {
  test.each(states)('$what', { timeout: 30_000 }, async (state) => {
    const { scenario, call, first, status, shows, what } = state
    const world = first.length > 0 ? what : undefined
    for (const each of first) expect((await send(scenario, each, world)).status).toBe(200)
    const reply = await send(scenario, call, world)
    expect(reply.status).toBe(status ?? 200)
    if (status === undefined || status < 300) expect(shows(reply.body, examplesNow)).toBe(true)
  })
})

test('docs/sandbox.md lists them', () => {
  const text = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
  expect(text).toBe(withStates(text, contract))
})
