import { randomUUID } from 'node:crypto'
import { isJsonObject, type JsonObject } from '../../../mocks/contract.ts'
import { picture } from '../form.ts'
import { valuesAt } from '../values.ts'
import { checkTooLarge } from '../write-checks.ts'
import type { Writing } from '../write.ts'

/** Creates an enterprise, which no call can remove, and changes its name, logo and preferences. */
export async function writeEnterprise(writing: Writing): Promise<void> {
  const { run, name, once, one } = writing
  await once('createEnterprise', async () => {
    const body = enterpriseBody(writing)
    const answer = await writing.send('createEnterprise', { body })
    const [id] = valuesAt(answer.body, 'enterprise.id')
    if (id === undefined) return
    run.remember('own.enterprise', [id])
    run.remember('own.enterpriseToken', valuesAt(answer.body, 'enterprise.token'))
    writing.created({ what: 'enterprise', name, id, stays: true, note: 'no call removes one' })
    const username = `${name}-admin@example.com`
    writing.created({ what: 'administrator of the enterprise', name: username, stays: true })
    await writing.expectStored(
      'createEnterprise',
      'getEnterprise',
      { id },
      { 'enterprise.name': name },
    )
    await writing.conflict('createEnterprise', { body })
    await findPlace(writing)
  })
  await findPlace(writing)
  const id = one('own.enterprise')
  if (id === undefined) return
  const path = { id }
  await once('updateEnterprise', async () => {
    await writing.send('updateEnterprise', { path, body: { name: `${name}-renamed` } })
    const stored = { 'enterprise.name': `${name}-renamed` }
    await writing.expectStored('updateEnterprise', 'getEnterprise', path, stored)
    const body = { name: `${name}-renamed` }
    await writing.checkVersion('updateEnterprise', 'getEnterprise', id, { path, body })
  })
  await once('uploadEnterpriseLogo', async () => {
    await writing.send('uploadEnterpriseLogo', { path, parts: { file: picture(name) } })
    await checkTooLarge(run, 'uploadEnterpriseLogo', path, (file) => ({ file }))
  })
  await once('updateEnterprisePreferences', async () => {
    const operation = run.operation('listEnterprisePreferences')
    const answer = await run.read({ operation, path })
    const [preference] = valuesAt(answer.body, 'preferences.*')
    const body = isJsonObject(preference) ? [asRequest(preference)] : []
    await writing.send('updateEnterprisePreferences', { path, body })
    const reader = 'listEnterprisePreferences'
    await writing.checkVersion('updateEnterprisePreferences', reader, id, { path, body })
  })
}

/** Where users, fleets and orders are created. */
async function findPlace({ run, enterprise, one }: Writing) {
  const id = enterprise ?? one('own.enterprise')
  if (id === undefined || one('place.token') !== undefined) return
  const answer = await run.client.send({ operation: run.operation('getEnterprise'), path: { id } })
  run.remember('place.id', [id])
  run.remember('place.token', valuesAt(answer.body, 'enterprise.token'))
}

/** The contract's example with names and identifiers of its own. */
function enterpriseBody({ run, name, password }: Writing): JsonObject {
  const example = run.operation('createEnterprise').request?.contents[0]?.examples[0]?.value
  const uuids = new Map<string, string>()
  const text = JSON.stringify(example).replaceAll(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    (uuid) => {
      const own = uuids.get(uuid) ?? randomUUID()
      uuids.set(uuid, own)
      return own
    },
  )
  return {
    ...(JSON.parse(text) as JsonObject),
    name,
    adminUser: {
      firstName: 'Conformance',
      lastName: 'Admin',
      username: `${name}-admin@example.com`,
    },
    adminPassword: password,
  }
}

function asRequest({ id, name, token, stringValue, numericValue }: JsonObject): JsonObject {
  const isNumber = numericValue !== undefined && numericValue !== null
  const value = isNumber ? { numericValue } : { stringValue: stringValue ?? null }
  return { id, name, token, ...value }
}
