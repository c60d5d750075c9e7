import { generate } from 'json-schema-faker'
import { isJsonObject, type JsonObject } from '../../../mocks/contract.ts'
import { valuesAt } from '../values.ts'
import type { Writing } from '../write.ts'

/** Enters two devices, puts them into a fleet of its own, and takes them out again. */
export async function writeStock(writing: Writing): Promise<void> {
  await enterDevices(writing)
  await writeFleet(writing)
}

async function enterDevices(writing: Writing) {
  const { run, name, once, one } = writing
  const template = one('template')
  await once('createInventory', async () => {
    if (!isJsonObject(template)) return
    const first = await dataFor(template, name, 1)
    const answer = await writing.send('createInventory', { parts: { deviceInventoryData: first } })
    await writing.conflict('createInventory', { parts: { deviceInventoryData: first } })
    const operation = run.operation('createInventory')
    const parts = { deviceInventoryData: await dataFor(template, name, 2) }
    const second = await writing.send('createInventory', { parts })
    for (const { body } of [answer, second]) {
      const [reference] = valuesAt(body, 'inventory.referenceId')
      const [address] = valuesAt(body, 'inventory.deviceRadioMacAddress')
      if (reference === undefined) continue
      run.remember('own.devices', [...(run.found['own.devices'] ?? []), reference])
      const note = 'no call removes one'
      writing.created({
        what: 'device in stock',
        name: String(address),
        id: reference,
        stays: true,
        note,
      })
    }
    if ((run.found['own.devices'] ?? []).length > 0) return
    run.outcomes.skip(operation, 'written', 'the devices cannot be found again')
  })
}

/** Values for the inputs of a template; addresses and keys are random. */
async function dataFor(template: JsonObject, name: string, number: number): Promise<JsonObject> {
  const inputs = isJsonObject(template['metadataInputs']) ? template['metadataInputs'] : {}
  const values: Record<string, string> = {}
  for (const [token, input] of Object.entries(inputs)) {
    const [pattern] = valuesAt(input, 'validationRegex.javascript')
    const [example] = valuesAt(input, 'examples.*')
    if (valuesAt(input, 'valueType')[0] === 'image') continue
    values[token] =
      typeof pattern === 'string'
        ? await textFor(pattern, number)
        : typeof example === 'string'
          ? example
          : `${name}-${number}`
  }
  return { device_type_token: template['deviceTypeToken'], values }
}

async function textFor(pattern: string, number: number): Promise<string> {
  const seed = Math.floor(Math.random() * 1_000_000) + number
  const text = String(await generate({ type: 'string', pattern }, { seed }))
  // The sandbox fails on purpose for addresses with other ends.
  const even = text.replace(/.$/, '0')
  return new RegExp(pattern).test(even) ? even : text
}

async function writeFleet(writing: Writing) {
  const { run, name, once, one } = writing
  const enterpriseId = one('place.id')
  const own = run.found['own.devices'] ?? []
  if (enterpriseId === undefined || own.length < 2) return
  const stock = await run.client.send({ operation: run.operation('listAvailableInventory') })
  const ids = valuesAt(stock.body, 'inventory.*')
    .filter((row) => own.includes(valuesAt(row, 'referenceId')[0]))
    .flatMap((row) => valuesAt(row, 'id'))
  await once('createFleet', async () => {
    const body = {
      description: name,
      commissionedForEnterpriseId: enterpriseId,
      deviceInventoryIdsToCommission: ids.slice(0, 1),
    }
    const answer = await writing.send('createFleet', { body })
    const [id] = valuesAt(answer.body, 'fleet.id')
    if (id === undefined) return
    run.remember('own.fleet', [id])
    writing.created({ what: 'fleet', name, id, stays: true, note: 'no call removes one' })
    await writing.expectStored('createFleet', 'getFleet', { id }, { 'fleet.description': name })
    await writing.conflict('createFleet', { body })
  })
  const fleetId = one('own.fleet')
  if (fleetId === undefined) return
  await once('updateFleet', async () => {
    const description = `${name} changed`
    const body = { fleetId, description, deviceInventoryIdsToCommission: ids.slice(1, 2) }
    await writing.send('updateFleet', { body })
    const stored = { 'fleet.description': description }
    await writing.expectStored('updateFleet', 'getFleet', { id: fleetId }, stored)
    const again = { ...body, deviceInventoryIdsToCommission: [] }
    await writing.checkVersion('updateFleet', 'getFleet', fleetId, { body: again })
  })
  const [first, second] = own
  for (const [operationId, id] of [
    ['removeCommissionedDevice', first],
    ['decommissionDevice', second],
    ['reinventoryDevice', first],
  ] as const) {
    await once(operationId, async () => {
      const answer = await writing.send(operationId, { path: { id } })
      const [refusal] = valuesAt(answer.body, 'errorMessage')
      const problem = `refuses a device of the run: ${String(refusal)}`
      run.outcomes.judge(run.operation(operationId), 'written', answer, refusal ? [problem] : [])
    })
  }
}
