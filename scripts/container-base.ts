import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tool } from './container-tool.ts'
import { findProgram } from './programs.ts'

const published = 'docker.io/library/node:24-bookworm-slim'
const made = `localhost/waypost-node:${process.versions.node}`
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/**
 * The base image with Node: the requested one, else the published one, else one made from Debian's packages and the Node
 * that runs this script. Undefined if none is available.
 */
export function baseImage(tool: Tool): string | undefined {
  const asked = process.env['NODE_IMAGE']
  if (asked) return asked
  if (tool.ask('image', 'inspect', published).ok || tool.ask('pull', '--quiet', published).ok) {
    return published
  }
  if (tool.ask('image', 'inspect', made).ok) return made
  const debian = findProgram('mmdebstrap')
  if (!debian || process.getuid?.() !== 0) return undefined
  console.log(`${published} cannot be pulled. Making an image of Debian's packages (once) …`)
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-base-'))
  try {
    const system = path.join(folder, 'system')
    const args = ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', system]
    const { status } = spawnSync(debian, ['--quiet', ...args], { stdio: 'inherit' })
    if (status !== 0) return undefined
    const local = path.join(system, 'usr/local')
    cpSync(process.execPath, path.join(local, 'bin/node'))
    cpSync(npmFolder(), path.join(local, 'lib/node_modules/npm'), { recursive: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'))
    // If a proxy inspects downloads, this machine trusts its certificate.
    cpSync(certificates, path.join(system, certificates))
    const archive = path.join(folder, 'system.tar')
    spawnSync('tar', ['--numeric-owner', '-cf', archive, '-C', system, '.'])
    const change = `ENV NODE_EXTRA_CA_CERTS=${certificates}`
    tool.run('import', ['--change', change, archive, made])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return made
}

/** The npm that started this process. */
function npmFolder(): string {
  const started = process.env['npm_execpath']
  if (started) return path.resolve(started, '../..')
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' })
  return path.join(stdout.trim(), 'npm')
}
