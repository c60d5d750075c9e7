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
  const reportType = await freeType(writing, enterpriseId)
  if (reportType === undefined) return
  const body = {
    enterpriseId,
    reportType,
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
    writing.created({ what: 'report configuration', name: reportType, id, stays: true })
    const path = { a: enterpriseId, b: reportType }
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

/** A report that the enterprise does not have; one that the run had created counts as free. */
async function freeType({ run, one }: Writing, enterpriseId: unknown): Promise<string | undefined> {
  const read = run.operation('getReportConfig')
  const create = run.operation('createReportConfig')
  for (const type of typesOf(run)) {
    const { body } = await run.client.send({ operation: read, path: { a: enterpriseId, b: type } })
    const [id] = valuesAt(body, 'reportConfig.id')
    if (id === undefined || id === one('own.report')) return type
  }
  run.outcomes.skip(create, 'answer', 'the enterprise has a report of every type')
  return undefined
}

function typesOf({ document }: Writing['run']): string[] {
  const schemas = valuesAt(document, 'components.schemas.ReportType.enum.*')
  return schemas.filter((type) => typeof type === 'string')
}
