import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { computed } from '../../src/testing/time.ts'
import { createExamples, examplesNow } from '../world/examples.ts'
import { zipOf } from '../world/zip.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

describe('what every world has', () => {
  test.each([
    ['listAllUiRoutes', 'allRoutes'],
    ['getVersions', 'bothVersions'],
    ['listLocales', 'locales'],
    ['listActionRoleTemplates', 'roleTemplates'],
  ] as const)('%s answers the contract’s example', async (operationId, name) => {
    expect(await succeed(operationId)).toEqual(examples.answer(operationId, 200, name as never))
  })

  test('includes a language by its tag', async () => {
    const example = examples.answer('getLocale', 200, 'brazilianPortuguese')
    expect(await succeed('getLocale', { path: { languageTag: 'pt-BR' } })).toEqual(example)
  })

  test('does not include every language', async () => {
    expect(await call('getLocale', { path: { languageTag: 'nl' } })).toEqual({
      status: 404,
      body: examples.answer('getLocale', 404, 'localeUnknown'),
    })
  })
})

type Files = Record<string, string>

const importFile = (file: File) => call('importSetup', { body: { file } })
const archive = (part: BlobPart) => new File([part], 'openings.zip', { type: 'application/zip' })
const importZip = async (files: Files, packed = true) =>
  importFile(archive(zipOf(files, { packed })))
const sample = (name: string) => archive(readFileSync(new URL(`../files/${name}`, import.meta.url)))

const everythingAdded = {
  status: 200,
  body: { successful: true, messages: [], genericSystemErrorMessage: null },
}

describe('an import', () => {
  test('adds the records of the sample archive', async () => {
    expect(await importFile(sample('setup-autumn-openings.zip'))).toEqual(everythingAdded)
    const { content } = await succeed('searchEnterprises', { query: { search: 'lantern noodles' } })
    const { enterprise } = await succeed('getEnterprise', { path: { id: content[0]?.id ?? 0 } })
    expect(enterprise).toMatchObject({
      name: 'Lantern Noodles',
      token: 'lantern-noodles',
      rootGrouping: {
        name: 'Lantern Noodles',
        children: [
          { name: 'Omaha – Mill Rd', timezone: 'US/Central', monitoringVisible: true },
          { name: 'Tulsa, Main St' },
        ],
      },
    })
    const { devices } = await succeed('findDevicesBySerialNumber', {
      query: { serialNumber: '-4100', sort: ['serialNumber,asc'] },
    })
    expect(devices).toMatchObject([
      { displayName: 'Gateway, office', deviceGrouping: { name: 'Omaha – Mill Rd' } },
      { displayName: 'Walk-in cooler', enterprise: { name: 'Lantern Noodles' } },
      { displayName: null, enterprise: { name: 'Harbor Grill' }, deviceGrouping: null },
    ])
  })

  test('lets a new user choose a password and sign in', async () => {
    await importFile(sample('setup-autumn-openings.zip'))
    const mail = world().mails.find('to', 'ana.ortega@lantern-noodles.example')
    const uuid = mail?.link?.split('/').at(-1) ?? ''
    const body = { uuid, newPassword: 'new-password', confirmNewPassword: 'new-password' }
    const { message } = await succeed('resetPassword', { body, as: null })
    expect(await call('getMe', { as: message ?? '' })).toMatchObject({
      body: { user: { firstName: 'Ana', locale: { languageTag: 'es' } } },
    })
  })

  test('is in the log of each enterprise', async () => {
    await importFile(sample('setup-autumn-openings.zip'))
    const query = { enterpriseId: 2, size: 3 }
    const { changeEvents } = await succeed('listAuditEvents', { query })
    expect(changeEvents.map(({ tableName }) => tableName)).toEqual(['device', 'user', 'grouping'])
  })

  test('adds the other rows when some cannot be added', async () => {
    const answer = await importFile(sample('setup-with-errors.zip'))
    expect(answer).toMatchObject({
      body: {
        successful: true,
        messages: [
          'locations.csv, row 3: Grouping name is not unique: Tampa – Bayshore',
          'locations.csv, row 4: The time zone US/Estern is not known',
          'users.csv, row 2: Another user has the username owen.castellano@harborgrill.example',
        ],
      },
    })
    expect(world().groupings.find('name', 'Newport – Thames St')?.enterpriseId).toBe(2)
  })

  test('adds nothing when a file lacks a column', async () => {
    const { size } = world().enterprises
    expect(await importFile(sample('setup-without-column.zip'))).toEqual({
      status: 200,
      body: examples.answer('importSetup', 200, 'failed'),
    })
    const files = {
      'enterprises.csv': 'name\nLantern Noodles',
      'users.csv': 'enterprise,username\nHarbor Grill,x',
    }
    expect(await importZip(files)).toMatchObject({ body: { successful: false } })
    expect(world().enterprises.size).toBe(size)
  })

  test.each([
    ['without any known file', { 'readme.txt': 'Hello' }],
    ['of files without rows', { 'enterprises.csv': 'name\n\n' }],
    ['whose rows are all wrong', { 'enterprises.csv': 'name\nHarbor Grill' }],
  ])('of an archive %s adds nothing', async (_, files) => {
    const { body } = await importZip(files)
    expect(body).toMatchObject({ successful: false })
    expect(body).toHaveProperty('genericSystemErrorMessage', expect.stringMatching(/^The archive/))
  })

  test.each([
    ['enterprises.csv', 'name\nharbor GRILL', 'Another enterprise has the name harbor GRILL'],
    [
      'locations.csv',
      'enterprise,name,timezone\nNobody,A,US/Central',
      'There is no enterprise Nobody',
    ],
    [
      'locations.csv',
      'enterprise,name,timezone\nHarbor Grill,,US/Central',
      'The column name is empty',
    ],
    [
      'locations.csv',
      'enterprise,name,timezone,parent\nHarbor Grill,A,US/Central,Moon',
      'There is no location Moon',
    ],
    [
      'users.csv',
      'enterprise,first_name,last_name,username\nHarbor Grill,A,B,a b',
      'a b cannot be a username',
    ],
    [
      'users.csv',
      'enterprise,first_name,last_name,username,language\nHarbor Grill,A,B,abc,nl',
      'The language nl is not offered',
    ],
    [
      'devices.csv',
      'serial_number,enterprise\nX9-1,Harbor Grill',
      'No device type has serial numbers like X9-1',
    ],
    [
      'devices.csv',
      'serial_number,enterprise\ng2-26037,Harbor Grill\nG2-26037,Harbor Grill',
      'Another device has the serial number G2-26037',
    ],
    [
      'devices.csv',
      'serial_number,enterprise,location\nG2-1,Harbor Grill,Moon',
      'There is no location Moon',
    ],
  ])('says of %s %o: %s', async (name, text, problem) => {
    const { body } = await importZip({ [name]: text })
    const row = text.split('\n').length
    expect(body).toMatchObject({
      messages: expect.arrayContaining([`${name}, row ${row}: ${problem}`]),
    })
  })

  test('puts a location below its parent', async () => {
    const locations =
      'enterprise,name,timezone,parent\nNorthgate Foods,Provo,US/Mountain,mountain region'
    expect(await importZip({ 'locations.csv': locations })).toEqual(everythingAdded)
    expect(world().groupings.find('name', 'Provo')).toMatchObject({ parentId: 3002, groupId: 33 })
  })

  test('reads quotes, blank lines, a byte order mark and folders', async () => {
    const text = '\ufeffName\r\n\r\n"Ann ""A"" Deli, Inc."\r\n"Two\nLines"\r\n'
    expect(await importZip({ '__MACOSX/._x': '', 'in/Enterprises.csv': text })).toEqual(
      everythingAdded,
    )
    const names = world()
      .enterprises.all()
      .slice(-2)
      .map(({ name }) => name)
    expect(names).toEqual(['Ann "A" Deli, Inc.', 'Two\nLines'])
  })

  test('reads uncompressed files', async () => {
    const answer = await importZip({ 'enterprises.csv': 'name\nStored Foods' }, false)
    expect(answer).toEqual(everythingAdded)
  })

  test.each([
    ['is a text', 'enterprises.csv'],
    ['is empty', ''],
    ['only begins like one', 'PK\u0003\u0004 and so on'],
  ])('of a file that %s is refused', async (_, content) => {
    expect(await importFile(archive(content))).toEqual({
      status: 422,
      body: examples.answer('importSetup', 422, 'notAnArchive'),
    })
  })

  test('of a damaged archive adds nothing', async () => {
    const text = `name\n${'Bakery and more '.repeat(40)}`
    const bytes = new Uint8Array(await zipOf({ 'enterprises.csv': text }).arrayBuffer())
    bytes.fill(0xff, 50, 70)
    expect(await importFile(archive(bytes))).toMatchObject({
      body: {
        successful: false,
        genericSystemErrorMessage:
          'The archive could not be imported: enterprises.csv cannot be unpacked.',
      },
    })
  })

  test('of an archive bomb adds nothing', async () => {
    const answer = await importZip({ 'enterprises.csv': `name\n${'a'.repeat(51_000_000)}` })
    expect(answer).toMatchObject({ body: { successful: false } })
  }, 30_000)

  test('is refused while another one runs', async () => {
    const [first, second] = await Promise.all([
      importFile(sample('setup-autumn-openings.zip')),
      importFile(sample('setup-with-errors.zip')),
    ])
    expect(first).toMatchObject({ status: 200 })
    expect(second).toMatchObject({
      status: 409,
      body: { message: examples.answer('importSetup', 409, 'importRunning').message },
    })
    expect(await importFile(sample('setup-with-errors.zip'))).toMatchObject({ status: 200 })
  })

  test('of 10,000 users takes less than five seconds', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `Harbor Grill,A,B,user${at}@x.example`)
    const text = ['enterprise,first_name,last_name,username', ...rows].join('\n')
    const started = computed()
    expect(await importZip({ 'users.csv': text })).toEqual(everythingAdded)
    expect(computed() - started).toBeLessThan(5000)
  }, 30_000)
})
