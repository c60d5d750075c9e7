import { createAtom } from '@tanstack/react-store'
import { filesOf, type FileCalls } from './device-files.ts'
import type { FleetDevice } from './fleet-devices.ts'

type FailedFiles = { device: FleetDevice; reason: string }

type FilesState = {
  isRunning: boolean
  /** How many devices were read, how many of them have no files, and how many files the others have. */
  read: number
  without: number
  files: number
  /** The devices of the last round whose files could not be read. */
  failed: readonly FailedFiles[]
  /** Why it has stopped before the end. */
  stopped: string | undefined
}

type Job = {
  devices: readonly FleetDevice[]
  calls: FileCalls
  /** Why a call failed, and whether the next ones would fail too. */
  explain: (error: unknown) => { text: string; isLost: boolean }
}

/** Collects the files of devices in a ZIP file, one device at a time: no more than its keys are ever in memory. */
export function collectFiles({ devices, calls, explain }: Job) {
  const state = createAtom<FilesState>({
    isRunning: false,
    read: 0,
    without: 0,
    files: 0,
    failed: [],
    stopped: undefined,
  })
  const done = new Set<string>()
  const load = async () => (await import('~/lib/archive.ts')).newArchive()
  let archive: Awaited<ReturnType<typeof load>> | undefined
  let isLeft = false
  const change = (changes: Partial<FilesState>) => state.set({ ...state.get(), ...changes })

  const collect = async (device: FleetDevice, add: NonNullable<typeof archive>['add']) => {
    const files = await filesOf(device.referenceId, calls)
    if (isLeft) return
    for (const { path, content } of files) await add(path, content)
    done.add(device.referenceId)
    const before = state.get()
    change({
      read: done.size,
      without: before.without + (files.length === 0 ? 1 : 0),
      files: before.files + files.length,
    })
  }
  const run = async () => {
    if (state.get().isRunning) return
    change({ isRunning: true, failed: [], stopped: undefined })
    try {
      archive ??= await load()
      for (const device of devices.filter(({ referenceId }) => !done.has(referenceId))) {
        if (isLeft) return
        try {
          await collect(device, archive.add)
        } catch (error) {
          const { text, isLost } = explain(error)
          if (isLost) throw error
          change({ failed: [...state.get().failed, { device, reason: text }] })
        }
      }
    } catch (error) {
      change({ stopped: explain(error).text })
    } finally {
      change({ isRunning: false })
    }
  }
  return {
    state,
    /** Reads what was not read yet. Resolves once that has ended or stopped. */
    run,
    /** The ZIP file, complete. Nothing can be added to it afterwards. */
    finish: () => archive?.finish(),
    enter: () => {
      isLeft = false
    },
    /** Reads nothing more. */
    leave: () => {
      isLeft = true
    },
  }
}
