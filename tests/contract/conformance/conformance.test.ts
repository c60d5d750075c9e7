import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFront, type Front } from '../../../mocks/server.ts'
import { createClient } from '../../../scripts/conformance/client.ts'
import { conform, type Progress } from '../../../scripts/conformance/conform.ts'
import type { Report } from '../../../scripts/conformance/report.ts'
import { neverTried } from '../../../scripts/conformance/write-reasons.ts'
import { contract } from '../support.ts'
import { startFaultyCopy } from './faulty-copy.ts'
import { plantedFaults } from './planted-faults.ts'
import { plantedWriteFaults } from './planted-write-faults.ts'

/** What no answer of the sandbox names. */
const values = {
  groupingImage: [{ id: 1002, imageId: 'floor-plan' }],
  imei: ['001015926074003'],
}

let front: Front
let whole: Report
let after: Progress
beforeAll(async () => {
  front = await startFront({ port: 0, upstream: 'sandbox', logViolation: () => undefined })
  whole = await check(front.url, {}, (progress) => (after = structuredClone(progress)))
})
afterAll(() => front.close())

function check(
  url: string,
  {
    write = false,
    costly = false,
    before,
  }: { write?: boolean; costly?: boolean; before?: Progress },
  store: (progress: Progress) => void = () => undefined,
) {
  const client = createClient({
    api: url,
    images: `${url}/images`,
    origin: 'http://console.test',
    rate: undefined,
    log: () => undefined,
  })
  return conform({
    document: contract,
    client,
    credentials: { username: 'admin@waypost.test', password: 'waypost-demo-1' },
    write,
    costly,
    onlyExamples: false,
    values,
    // A run changes what it goes on with.
    before: structuredClone(before),
    log: () => undefined,
    store,
  })
}

/** Every broken check, with its operation. */
const brokenIn = ({ operations }: Report) =>
  operations.flatMap(({ operationId, checks }) =>
    checks
      .filter(({ result }) => result === 'broken')
      .map(({ check: name, message }) => `${operationId}, ${name}: ${message}`),
  )

describe('the walk of a server', () => {
  test('finds nothing broken in the sandbox', () => {
    expect(brokenIn(whole)).toEqual([])
  })

  test('tries every call that only reads', () => {
    const untried = whole.operations.filter(({ verdict }) => verdict === 'not tried')
    const reads = untried.filter(({ method }) => method === 'GET').map((each) => each.operationId)
    expect(reads).toEqual([
      'lookUpPasswordReset',
      'decommissionDevice',
      'reinventoryDevice',
      'validateOrderAddress',
    ])
  })

  test('gives a reason for everything that it did not try', () => {
    const silent = whole.operations.filter(
      ({ verdict, reason }) => verdict === 'not tried' && !reason,
    )
    expect(silent).toEqual([])
  })

  test('says which version of the contract it checked', () => {
    expect(whole.contractVersion).toBe((contract as { info?: { version: string } }).info?.version)
  })
})

describe('a planted fault', () => {
  let found: Report
  beforeAll(async () => {
    const copy = await startFaultyCopy(front.url, plantedFaults)
    const faulty = plantedFaults.map(({ operationId }) => operationId)
    // Goes on after the other operations with the values that the sandbox gave.
    found = await check(copy.url, {
      before: {
        ...after,
        outcomes: [],
        done: after.done.filter((operationId) => !faulty.includes(operationId)),
      },
    })
    await copy.close()
  })

  test.each(plantedFaults)('is found: $name ($operationId)', ({ operationId, check: name }) => {
    const operation = found.operations.find((each) => each.operationId === operationId)
    const broken = operation?.checks.filter(({ result }) => result === 'broken') ?? []
    expect(broken.map((each) => each.check)).toContain(name)
    expect(broken.every(({ curl }) => curl?.startsWith('curl '))).toBe(true)
  })

  test('is not found where there is none', () => {
    const faulty = found.operations.filter(({ verdict }) => verdict === 'breaks it')
    expect(faulty.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...new Set(plantedFaults.map(({ operationId }) => operationId))].toSorted(),
    )
  })
})

describe('the writes', () => {
  let written: Report
  beforeAll(async () => {
    written = await check(front.url, { write: true, costly: true, before: after })
  })

  test('find nothing broken in the sandbox', () => {
    expect(brokenIn(written)).toEqual([])
  })

  test('try every call that a record of the run allows', () => {
    const untried = written.operations.filter(({ verdict }) => verdict === 'not tried')
    expect(untried.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(neverTried).toSorted(),
    )
  })

  test('find the planted faults at their operations', async () => {
    const copy = await startFaultyCopy(front.url, plantedWriteFaults)
    let made: unknown[] = []
    const report = await check(
      copy.url,
      { write: true, before: { ...after, run: 'faulty' } },
      ({ found }) => (made = found['made.createReportConfig'] ?? made),
    )
    await copy.close()
    const broken = report.operations.flatMap(({ operationId, checks }) =>
      checks
        .filter(({ result }) => result === 'broken')
        .map((each) => [operationId, each.check].join()),
    )
    expect(broken).toEqual(
      expect.arrayContaining(
        plantedWriteFaults.map((each) => [each.operationId, each.check].join()),
      ),
    )
    // What was created by mistake is removed.
    expect(made).not.toEqual([])
    for (const id of made) {
      const headers = { Authorization: 'demo-token-admin' }
      const address = `${front.url}/reports/config/${String(id)}`
      expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(404)
    }
  })
})
