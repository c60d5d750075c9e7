import { spawnSync } from 'node:child_process'
import { findProgram } from './programs.ts'

/** A program that builds and runs containers. */
export type Tool = {
  name: 'podman' | 'docker'
  build: (args: string[]) => void
  /** Runs a command and shows its output. Throws if it fails. */
  run: (command: string, args: string[]) => void
  /** Runs a command quietly. */
  ask: (command: string, ...args: string[]) => { ok: boolean; text: string }
  /** The options of `run` on this machine. */
  limits: string[]
}

const ways = {
  docker: [{ global: [], build: [], limits: [] }],
  podman: [
    { global: [], build: [], limits: [] },
    // A machine that is itself a container cannot change limits or control groups.
    {
      global: ['--runtime=runc'],
      build: ['--isolation=chroot'],
      limits: ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024'],
    },
  ],
}

/** The container tools of this machine, with every set of options that may work. */
export function findTools(): Tool[] {
  return (['podman', 'docker'] as const).flatMap((name) => {
    const program = findProgram(name)
    // Docker may be installed without its daemon.
    if (!program || spawnSync(program, ['info'], { stdio: 'ignore' }).status !== 0) return []
    return ways[name].map(({ global, build, limits }): Tool => {
      const run = (command: string, args: string[]) => {
        const all = [...global, command, ...args]
        const { status } = spawnSync(program, all, { stdio: ['ignore', 'ignore', 'inherit'] })
        if (status !== 0) throw new Error(`${name} ${command} failed`)
      }
      return {
        name,
        limits,
        run,
        build: (args) => run('build', [...build, ...args]),
        ask: (command, ...args) => {
          const all = [...global, command, ...args]
          const { status, stdout, stderr } = spawnSync(program, all, { encoding: 'utf8' })
          return { ok: status === 0, text: `${stdout}${stderr}`.trim() }
        },
      }
    })
  })
}

/** Whether it can start a container of this image. */
export const starts = ({ ask, limits }: Tool, image: string): boolean =>
  ask('run', '--rm', '--network=none', ...limits, image, 'true').ok
