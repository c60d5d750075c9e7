import { picture } from '../form.ts'
import { valuesAt } from '../values.ts'
import { checkRepeat, checkTooLarge } from '../write-checks.ts'
import type { Writing } from '../write.ts'

/** Creates a help document and a report's configuration, changes them, and removes them. */
export async function writeDocuments(writing: Writing): Promise<void> {
  await writeDocument(writing)
  await writeReport(writing)
}

async function writeDocument(writing: Writing) {
  const { run, name, once, one } = writing
  const locale = one('languageTag') ?? 'en-US'
  const body = { topic: name, slug: name, sortOrder: 999, content: `<p>${name}</p>`, locale }
  await once('createDocument', async () => {
    const answer = await writing.send('createDocument', { body })
    const [id] = valuesAt(answer.body, 'document.id')
    if (id === undefined) return
    run.remember('own.document', [id])
    writing.created({ what: 'help document', name, id, stays: true })
    await writing.expectStored('createDocument', 'getDocument', { id }, { 'document.slug': name })
    await writing.conflict('createDocument', { body })
    const repeated = await checkRepeat(run, 'createDocument', {
      body: { ...body, slug: `${name}-again` },
      other: { ...body, slug: `${name}-other` },
      place: 'document.id',
    })
    const operation = run.operation('deleteDocument')
    for (const each of repeated) await run.client.send({ operation, path: { id: each } })
  })
  const id = one('own.document')
  if (id === undefined) return
  await once('updateDocument', async () => {
    await writing.send('updateDocument', { path: { id }, body: { topic: `${name} changed` } })
    const stored = { 'document.topic': `${name} changed` }
    await writing.expectStored('updateDocument', 'getDocument', { id }, stored)
    const body = { topic: `${name} changed` }
    await writing.checkVersion('updateDocument', 'getDocument', id, { path: { id }, body })
    await writing.vary('updateDocument', { path: { id } }, { slug: name, locale })
  })
  await once('uploadDocumentImage', async () => {
    await checkTooLarge(run, 'uploadDocumentImage', {}, (file) => ({ file }))
    const answer = await writing.send('uploadDocumentImage', { parts: { file: picture(name) } })
    const [address] = valuesAt(answer.body, 'imageURI')
    if (typeof address !== 'string') return
    const note = 'no call removes one'
    writing.created({ what: 'image of a help document', name: address, stays: true, note })
  })
  await once('deleteDocument', async () => {
    const answer = await writing.send('deleteDocument', { path: { id } })
    if (answer.status >= 300) return
    writing.removed('help document', id)
    await writing.expectGone('deleteDocument', 'getDocument', { id })
  })
}

async function writeReport(writing: Writing) {
  const { run, name, once, one } = writing
  const enterpriseId = one('place.id')
  if (enterpriseId === undefined) return
  const body = {
    enterpriseId,
    reportType: 'ALL_DEVICES_REPORT',
    frequency: 'WEEKLY',
    dayOfWeek: 'SUNDAY',
    timeOfDay: '03:00',
    timezone: 'US/Eastern',
    recipients: [`${name}@example.com`],
  }
  await once('createReportConfig', async () => {
    const answer = await writing.send('createReportConfig', { body })
    const [id] = valuesAt(answer.body, 'reportConfig.id')
    if (id === undefined) return
    run.remember('own.report', [id])
    writing.created({ what: 'report configuration', name: 'ALL_DEVICES_REPORT', id, stays: true })
    const path = { a: enterpriseId, b: 'ALL_DEVICES_REPORT' }
    await writing.expectStored('createReportConfig', 'getReportConfig', path, {
      'reportConfig.id': id,
    })
    await writing.conflict('createReportConfig', { body })
  })
  await once('deleteReportConfig', async () => {
    const id = one('own.report')
    if (id === undefined) return
    const answer = await writing.send('deleteReportConfig', { path: { id } })
    if (answer.status < 300) writing.removed('report configuration', id)
  })
}
