import { watch } from 'node:fs'
import path from 'node:path'
import { runTool } from '../tools.ts'
import type { RestartableSandbox } from './restartable-sandbox.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** An editor may write several files at once, and git many. */
const pause = 150

type Options = {
  /** Undefined with a real server. */
  sandbox: RestartableSandbox | undefined
  /** Called after the sandbox has restarted. */
  onRestart: () => void
  log: (line: string) => void
}

/** Regenerates when the contract changes, and restarts the sandbox when it or the contract does. */
export function followSources({ sandbox, onRestart, log }: Options): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  // Vite's own watcher pauses while Vite restarts, which some of these files make it do.
  for (const folder of ['mocks', 'openapi']) {
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      const file = `${folder}/${String(name).replaceAll('\\', '/')}`
      if (!isSource(file)) return
      changed.add(file)
      clearTimeout(timer)
      timer = setTimeout(() => void (working = working.then(round)), pause)
    })
  }

  async function round() {
    const files = [...changed]
    changed.clear()
    const ofContract = files.filter((file) => file.startsWith('openapi/'))
    if (ofContract.length > 0 && !(await regenerate(ofContract))) return
    // The restart below already has what this round itself has written.
    for (const file of changed) if (isGenerated(file)) changed.delete(file)
    if (sandbox && files.length > 0) await restart(sandbox, files)
  }

  async function regenerate(files: string[]): Promise<boolean> {
    log(`${named(files)}: regenerating …`)
    const started = performance.now()
    const { code, output } = await runTool('node', ['scripts/generate.ts', '--contract'])
    if (code === 0) log(`Regenerated in ${secondsSince(started)} s.`)
    else log(`${output}\nNot regenerated, see above. The sandbox stays as it was.`)
    return code === 0
  }

  async function restart(running: RestartableSandbox, files: string[]) {
    const started = performance.now()
    try {
      const worlds = await running.restart()
      const kept = worlds === 0 ? '' : ' with what it had stored'
      log(`${named(files)}: the sandbox restarted${kept} in ${secondsSince(started)} s.`)
      onRestart()
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error))
      log(
        `${named(files)}: the sandbox cannot restart, see above. It tries again on the next change.`,
      )
    }
  }
}

const isSource = (file: string) =>
  /\.\w+$/.test(file) && !/\.test\.ts$|\/CHANGES\.md$|[~.]sw[a-z]$/.test(file)

const isGenerated = (file: string) => file.startsWith('mocks/generated/')

const named = ([first = '', ...others]: string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)
