import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContractDocument } from '../contract.ts'
import { realServer, type RealServer } from './proxy.ts'
import { createRecorder, replay, type Recording } from './recording.ts'

type Flags = {
  api?: string | undefined
  images?: string | undefined
  record?: string | undefined
  replay?: string | undefined
}

/** What answers instead of the sandbox: a server, perhaps with a recorder, or a recording; undefined if neither is asked for. */
export function realOf({
  api,
  images,
  record,
  replay: file,
}: Flags): { name: string; server: RealServer; save: () => void } | undefined {
  if (file !== undefined) {
    const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording
    return { name: file, server: replay(recording), save: () => undefined }
  }
  if (api === undefined) return undefined
  if (!URL.canParse(api)) throw new Error(`--api ${api} is no address`)
  const base = api.replace(/\/$/, '')
  const server = realServer(base, images?.replace(/\/$/, '') ?? `${base}/images`)
  if (record === undefined) return { name: base, server, save: () => undefined }
  const bundle = new URL('../generated/openapi.json', import.meta.url)
  const recorder = createRecorder(
    JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument,
    server,
  )
  const save = () => {
    mkdirSync(path.dirname(record), { recursive: true })
    writeFileSync(record, `${JSON.stringify(recorder.recording(), null, 1)}\n`, { mode: 0o600 })
  }
  return { name: base, server: recorder.server, save }
}
