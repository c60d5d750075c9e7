import { exampleCall } from '../client.ts'
import { unknownRecord } from '../refusals.ts'
import { valuesAt } from '../values.ts'
import type { Writing } from '../write.ts'

/** Writes that would change what the run did not create: only what they refuse is checked. */
export async function writeRefusals(writing: Writing): Promise<void> {
  const { run, name, once } = writing
  await once('createCellularTag', async () => {
    const body = { name }
    const answer = await writing.send('createCellularTag', { body })
    const [id] = valuesAt(answer.body, 'tag.id')
    if (id === undefined) return
    run.remember('own.tag', [id])
    writing.created({ what: 'cellular tag', name, id, stays: true, note: 'no call removes one' })
    await writing.conflict('createCellularTag', { body })
  })
  const now = Math.floor(Date.now() / 1000)
  const command = { deviceType: 'draginolht65n', commandType: 'backlog-fetch' }
  const bodies: Record<string, Record<string, unknown> | undefined> = {
    requestPasswordReset: { username: `${name}-nobody` },
    resetPassword: { uuid: 'conformance', newPassword: name, confirmNewPassword: name },
    moveDevice: undefined,
    runAdHocCommand: { ...command, startTime: now - 7200, endTime: now - 3600 },
    addDevicesToCellularTag: { deviceIds: [2_147_483_647] },
    claimCellularLink: undefined,
  }
  for (const [operationId, body] of Object.entries(bodies)) {
    await once(operationId, async () => {
      writing.never(operationId)
      const operation = run.operation(operationId)
      const path = unknownRecord(run, operation)
      const { query = {} } = exampleCall(operation)
      await writing.checkRefusals(operationId, { path, query, ...(body && { body }) })
      if (operation.path.includes('{') || !body) return
      await run.ask({ operation, body, token: null }, 'unknown id', [404])
    })
  }
  await once('importSetup', async () => {
    writing.never('importSetup')
    const file = new File([name], `${name}.zip`, { type: 'application/zip' })
    await writing.checkRefusals('importSetup', { parts: { file } })
  })
}
