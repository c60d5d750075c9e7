import { valuesAt } from '../values.ts'
import type { Writing } from '../write.ts'

/** Creates a user, changes it, signs in as it, and tries `users/me` with it. */
export async function writePeople(writing: Writing): Promise<void> {
  const { run, name, password, once, one } = writing
  const username = `${name}@example.com`
  const enterpriseId = one('place.id')
  const locale = one('languageTag') ?? 'en-US'
  const body = {
    firstName: 'Conformance',
    lastName: 'Test',
    username,
    password,
    locale,
    ...(enterpriseId !== undefined && { enterpriseId }),
  }
  await once('createUser', async () => {
    const answer = await writing.send('createUser', { body })
    const [id] = valuesAt(answer.body, 'user.id')
    if (id === undefined) return
    run.remember('own.user', [id])
    writing.created({ what: 'user', name: username, id, stays: true })
    await writing.expectStored('createUser', 'getUser', { id }, { 'user.username': username })
    await writing.conflict('createUser', { body })
  })
  const id = one('own.user')
  if (id === undefined) return
  await once('updateUser', async () => {
    const roles = (run.found['roleId'] ?? []).slice(-1)
    const fixed = {
      username,
      password,
      locale,
      actionRoleTemplateIds: roles,
      ...(enterpriseId !== undefined && { enterpriseId }),
    }
    await writing.send('updateUser', { path: { id }, body: { lastName: 'Changed' } })
    await writing.expectStored('updateUser', 'getUser', { id }, { 'user.lastName': 'Changed' })
    const body = { lastName: 'Changed' }
    await writing.checkVersion('updateUser', 'getUser', id, { path: { id }, body })
    await writing.vary('updateUser', { path: { id } }, fixed)
  })
  await writeOwnAccount(writing, { username, password, locale })
}

async function writeOwnAccount(
  writing: Writing,
  { username, password, locale }: { username: string; password: string; locale: unknown },
) {
  const { run, once, name } = writing
  const signIn = run.operation('signIn')
  // An interrupted run took its password with it.
  const user = { operation: run.operation('updateUser'), path: { id: writing.one('own.user') } }
  await run.client.send({ ...user, body: { password } })
  const answer = await run.client.send({
    operation: signIn,
    body: { username, password },
    token: null,
  })
  const [token] = valuesAt(answer.body, 'token')
  if (typeof token !== 'string') return
  await once('updateMe', async () => {
    await writing.send('updateMe', { body: { firstName: 'Own', locale }, token })
    await writing.expectStored('updateMe', 'getMe', {}, { 'user.firstName': 'Own' }, token)
    await writing.vary('updateMe', { token }, { locale, password })
  })
  await once('replaceMyNotificationPreferences', async () => {
    const email = `${name}@example.com`
    const saved = await writing.send('replaceMyNotificationPreferences', {
      body: [{ email, textOnlyEmail: false }],
      token,
    })
    run.remember('own.preference', valuesAt(saved.body, 'notificationPreferences.*.id'))
  })
  const id = run.found['own.preference']?.[0]
  if (id === undefined) return
  await once('testMyNotificationPreference', async () => {
    await writing.checkRefusals('testMyNotificationPreference', { path: { id }, token })
    if (writing.mayCost('testMyNotificationPreference')) {
      const operation = run.operation('testMyNotificationPreference')
      await run.ask({ operation, path: { id }, token }, 'answer', 'success')
    }
  })
  await once('testUnsavedNotificationPreference', async () => {
    const body = { email: `${name}@example.com`, textOnlyEmail: false }
    await writing.checkRefusals('testUnsavedNotificationPreference', { body, token })
    if (writing.mayCost('testUnsavedNotificationPreference')) {
      const operation = run.operation('testUnsavedNotificationPreference')
      await run.ask({ operation, body, token }, 'answer', 'success')
    }
  })
  await once('deleteMyNotificationPreference', async () => {
    await writing.send('deleteMyNotificationPreference', { path: { id }, token })
    const wanted = { 'notificationPreferences.*.id': undefined }
    const reader = 'listMyNotificationPreferences'
    await writing.expectStored('deleteMyNotificationPreference', reader, {}, wanted, token)
  })
}

/** Archives the users of the run; their records stay. */
export async function archivePeople(writing: Writing): Promise<void> {
  const { run, name, once, one } = writing
  const search = run.operation('searchUsers')
  const answer = await run.client.send({ operation: search, query: { search: name } })
  const found = valuesAt(answer.body, '_embedded.users.*')
  await once('archiveUser', async () => {
    const id = one('own.user')
    if (id === undefined) return
    await writing.send('archiveUser', { path: { id } })
    await writing.expectStored('archiveUser', 'getUser', { id }, { 'user.archived': true })
    writing.note(`${name}@example.com`, 'archived')
  })
  for (const user of found) {
    const [id] = valuesAt(user, 'id')
    const [username] = valuesAt(user, 'username')
    if (id === one('own.user') || !String(username).startsWith(name)) continue
    await run.client.send({ operation: run.operation('archiveUser'), path: { id } })
    writing.note(String(username), 'archived')
  }
}
