import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { newArchive } from '~/lib/archive.ts'
import { filesOf, type FileCalls } from './device-files.ts'

const gateway = {
  deviceInventory: {
    id: 1,
    referenceId: 'r1',
    deviceRadioMacAddress: '../70:B3',
    deviceType: { token: 'g2', name: 'Gateway' },
  },
  deviceTypeSpecificData: { ca_crt: 'CA', gateway_key: 'KEY', region: 'US915', gateway_crt: null },
  availablePackageName: 'g2-70.zip',
}

const calls = (device: Awaited<ReturnType<FileCalls['read']>>): FileCalls => ({
  read: async () => device,
  generate: async () => new Blob(['PACKAGE']),
})

test('the ZIP of a fleet has a folder with the package and the certificates of each device', async () => {
  const archive = newArchive()
  for (const { path, content } of await filesOf('r1', calls(gateway)))
    await archive.add(path, content)
  const files = unzipSync(new Uint8Array(await archive.finish().arrayBuffer()))
  const texts = Object.entries(files).map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ])
  expect(Object.fromEntries(texts)).toEqual({
    '--70-B3/g2-70.zip': 'PACKAGE',
    '--70-B3/g2-..-70-B3-ca.crt': 'CA',
    '--70-B3/g2-..-70-B3-gateway.key': 'KEY',
  })
})

test('a sensor has no files', async () => {
  const sensor = { ...gateway, availablePackageName: null, deviceTypeSpecificData: { app_key: '' } }
  expect(await filesOf('r2', calls(sensor))).toEqual([])
})
