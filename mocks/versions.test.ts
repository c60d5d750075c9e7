import { expect, test } from 'vitest'
import { readOperations } from './contract.ts'
import { contract } from './handlers/testing.ts'
import { createSandbox } from './sandbox.ts'
import { versionedRead } from './versions.ts'

const operations = readOperations(contract)
const operationOf = (id: string) => operations.find((each) => each.operationId === id)!

function newClient() {
  const sandbox = createSandbox({ document: contract, scenario: 'busy' })
  const call = async (id: string, path: string, body?: unknown, ifMatch?: string) => {
    const operation = operationOf(id)
    const request = new Request(`http://sandbox${path}`, {
      method: operation.method,
      headers: {
        Authorization: 'demo-token-admin',
        'Content-Type': 'application/json',
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await sandbox.answer(operation, request, 'one')
    return { status: response.status, version: response.headers.get('ETag') ?? '' }
  }
  const read = () => call('getEnterprise', '/enterprises/1')
  const rename = (name: string, ifMatch?: string) =>
    call('updateEnterprise', '/enterprises/1', { name }, ifMatch)
  return { call, read, rename }
}

test('a record has one version until it is changed', async () => {
  const { read, rename } = newClient()
  const { version } = await read()
  expect(version).toMatch(/^"\w+"$/)
  expect((await read()).version).toBe(version)
  await rename('Fresh Fields')
  expect((await read()).version).not.toBe(version)
})

test('a change of the version that was read is carried out, one of an older version is not', async () => {
  const { read, rename } = newClient()
  const { version } = await read()
  expect(await rename('Fresh Fields', version)).toMatchObject({ status: 200 })
  expect(await rename('Fresh Farms', version)).toMatchObject({ status: 412 })
  expect((await rename('Fresh Farms', '*')).status).toBe(200)
  expect((await rename('Fresher Farms')).status).toBe(200)
})

test('the version of a fleet is that of the fleet in the body', async () => {
  const { call } = newClient()
  const { version } = await call('getFleet', '/commissioning/fleets/301')
  const change = (fleetId: number) => ({
    fleetId,
    description: 'Renamed',
    deviceInventoryIdsToCommission: [],
  })
  const update = (fleetId: number) =>
    call('updateFleet', '/commissioning/fleets', change(fleetId), version)
  expect(await update(302)).toMatchObject({ status: 412 })
  expect(await update(301)).toMatchObject({ status: 200 })
})

test('every write that takes a version has a read that answers it', () => {
  const writes = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'If-Match'),
  )
  const sent = { ifMatch: '"1"', path: {}, body: {} }
  expect(writes).toHaveLength(7)
  expect(writes.filter((write) => !versionedRead(write, sent))).toEqual([])
})
