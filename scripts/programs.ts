import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The first of these programs in the search path, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  // Servers are in folders that only root's search path has.
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs Debian packages with apt if this runs as root. Their services are not started. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')} (once) …`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // A run level in which no service starts.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  }
}
