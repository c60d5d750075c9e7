// Runs one of the project's scripts on a machine that may be fresh: installs the packages first where that is due,
// then hands over to the Node that came with them. It has to run on the machine's own Node, so it is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
const stamp = path.join(root, 'node_modules/.waypost-installed')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once, about a minute) …')
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm[0], [...npm.slice(1), ...install], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('The packages could not be installed; see above.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

const bin = path.join(root, 'node_modules/.bin')
const ownNode = path.join(bin, 'node')
const node = existsSync(ownNode) ? ownNode : process.execPath
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 or newer is needed on this platform; this is ${process.version}.`)
  process.exit(1)
}
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
})
// The terminal sends Ctrl-C to the child as well; this process only waits for it to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
