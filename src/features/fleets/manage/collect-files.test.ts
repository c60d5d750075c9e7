import { expect, test } from 'vitest'
import { collectFiles } from './collect-files.ts'
import type { FleetDevice } from './fleet-devices.ts'

const devices = ['r1', 'r2', 'r3'].map(
  (referenceId) => ({ referenceId, deviceRadioMacAddress: referenceId }) as FleetDevice,
)

/** Answers of the server, by device: the reason for a failure. */
function newJob(failures: Record<string, string>, onRead?: () => void, sensor?: string) {
  const reads: string[] = []
  const job = collectFiles({
    devices,
    calls: {
      read: async (reference) => {
        reads.push(reference)
        onRead?.()
        if (failures[reference]) throw new Error(failures[reference])
        return {
          deviceInventory: {
            id: 1,
            referenceId: reference,
            deviceRadioMacAddress: reference,
            deviceType: { token: 'g2', name: 'G2' },
          },
          deviceTypeSpecificData: reference === sensor ? null : { ca_crt: 'CA' },
        }
      },
      generate: async () => new Blob(),
    },
    explain: (error) => {
      const { message: text } = error as Error
      return { text, isLost: text === 'lost' }
    },
  })
  return { job, reads }
}

test('only devices that failed are read again', async () => {
  const failures: Record<string, string> = { r2: 'No access' }
  const { job, reads } = newJob(failures)
  await job.run()
  expect(job.state.get()).toMatchObject({ read: 2, files: 2, stopped: undefined })
  expect(job.state.get().failed.map(({ reason }) => reason)).toEqual(['No access'])
  delete failures['r2']
  await job.run()
  expect(job.state.get()).toMatchObject({ read: 3, files: 3, failed: [] })
  expect(reads).toEqual(['r1', 'r2', 'r3', 'r2'])
  expect(job.finish()?.size).toBeGreaterThan(0)
})

test('it stops when the connection is lost, and goes on where it was', async () => {
  const failures: Record<string, string> = { r2: 'lost' }
  const { job, reads } = newJob(failures)
  await job.run()
  expect(job.state.get()).toMatchObject({ read: 1, failed: [], stopped: 'lost', isRunning: false })
  delete failures['r2']
  await job.run()
  expect(reads).toEqual(['r1', 'r2', 'r2', 'r3'])
})

test('a dialog that was closed reads nothing more', async () => {
  const { job, reads } = newJob({}, () => job.leave())
  await job.run()
  expect(reads).toEqual(['r1'])
  expect(job.state.get().files).toBe(0)
})

test('devices without files are counted', async () => {
  const { job } = newJob({}, undefined, 'r2')
  await job.run()
  expect(job.state.get()).toMatchObject({ read: 3, files: 2, without: 1 })
})
