import { spawnSync } from 'node:child_process'

/** Installs Debian packages where that is possible: as root, where there is apt. They start no service. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0) return
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // A run level in which nothing is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  }
}
