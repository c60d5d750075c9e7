// Installs the packages if they are missing or outdated, including the Node that the project's commands run on. This file
// runs on the machine's Node, so it is plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const [, npmVersion] = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? []
if (npmVersion?.localeCompare('10.2', 'en', { numeric: true }) < 0) {
  console.error(`npm 10.2 or newer is needed for the bill of materials; this is ${npmVersion}.`)
  process.exit(1)
}

if (!isInstalled()) {
  console.log('Installing packages (once, about a minute) …')
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  // Development packages too, even where NODE_ENV is "production".
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm[0], [...npm.slice(1), ...install], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('The packages could not be installed; see above.')
    process.exit(1)
  }
}

const hasOwnNode = existsSync(path.join(root, 'node_modules/.bin/node'))
if (!hasOwnNode && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 or newer is needed on this platform; this is ${process.version}.`)
  process.exit(1)
}

/** Whether the packages are those of the lock file, whoever installed them: npm lists them once it is done. */
function isInstalled() {
  const list = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesOf(list)
  const locked = Object.entries(packagesOf(path.join(root, 'package-lock.json')))
  // The first is the project itself; optional ones may be for other platforms.
  return locked.every(
    ([place, { version, optional }]) =>
      place === '' || version === installed[place]?.version || (optional && !installed[place]),
  )
}

/** @returns {Record<string, { version?: string; optional?: boolean }>} By their place in `node_modules`. */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
