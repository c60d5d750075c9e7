import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cacheControl, securityHeaders } from '../deploy/headers.ts'
import { baseImage } from './container-base.ts'
import { findTools, starts, type Tool } from './container-tool.ts'

// Builds deploy/Containerfile, runs it as a host should, and checks the promises of deploy/README.md.

const root = path.resolve(import.meta.dirname, '..')
const image = 'localhost/waypost-check'
const container = `waypost-check-${process.pid}`
const oldPart = '/assets/old-part-00000000.js'
const secret = 'reset-token-1'
const config = {
  apiBaseUrl: 'https://api.example.com/v1',
  imageBaseUrl: 'https://img.example.com',
  productName: 'Container check',
}

/** Runs in the container: requests the addresses and prints the answers. */
const asking = `
  const ask = async (address) => {
    const answer = await fetch('http://127.0.0.1:8080' + address)
    const headers = Object.fromEntries(answer.headers)
    return { status: answer.status, headers, text: await answer.text() }
  }
  Promise.all(process.argv.slice(1).map(ask)).then((all) => console.log(JSON.stringify(all)))
`

let failures = 0
function check(what: string, holds: boolean, found: unknown = '') {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}${holds ? '' : `: ${String(found)}`}`)
}

const tools = findTools()
const base = tools[0] && baseImage(tools[0])
const tool = base && tools.find((each) => starts(each, base))
if (tools.length === 0) {
  console.log('Skipped: there is no podman, and no docker with a daemon.')
} else if (base === undefined) {
  console.log('Skipped: there is no base image. Name one with Node 24 on Debian 12 in NODE_IMAGE.')
} else if (!tool) {
  console.log(`Skipped: ${tools[0]?.name} cannot start a container on this machine.`)
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-container-'))
  try {
    buildImages(tool, base, folder)
    await checkContainer(tool, folder)
  } finally {
    tool.ask('rm', '--force', container)
    rmSync(folder, { recursive: true })
  }
  console.log(failures === 0 ? 'All checks of the container passed.' : `${failures} checks failed.`)
  process.exitCode = failures === 0 ? 0 : 1
}

/** Builds the console, then again as the release after an older one with a part that is gone. */
function buildImages({ name, build }: Tool, from: string, folder: string) {
  console.log(`Building with ${name} on ${from} …`)
  // Podman's own format has no health check. The host's network has the proxies and names that npm and apt need.
  const options = ['--network=host', ...(name === 'podman' ? ['--format=docker'] : [])]
  const release = (tag: string, ...more: string[]) => {
    const file = path.join(root, 'deploy/Containerfile')
    const args = ['--build-arg', `NODE_IMAGE=${from}`, ...more, '--file', file]
    build(['--quiet', ...options, ...args, '--tag', `${image}:${tag}`, root])
  }
  release('first')
  const older = path.join(folder, 'Containerfile')
  writeFileSync(
    older,
    `FROM ${image}:first
USER 0
RUN cd /srv/waypost && echo old > .${oldPart} && echo ${path.basename(oldPart)} >> .assets
USER 33:33
`,
  )
  build(['--quiet', ...options, '--file', older, '--tag', `${image}:older`, folder])
  release('latest', '--build-arg', `PREVIOUS=${image}:older`)
}

async function checkContainer({ name, run, ask, limits }: Tool, folder: string) {
  const file = path.join(folder, 'config.json')
  writeFileSync(file, JSON.stringify(config), { mode: 0o644 })
  const safety = [
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
  ]
  const mount = `--volume=${file}:/etc/waypost/config.json:ro`
  // No network is needed: the requests come from inside.
  const network = '--network=none'
  const options = ['--detach', '--name', container, network, ...limits, ...safety, mount]
  run('run', [...options, `${image}:latest`])
  const inside = (user: string, ...command: string[]) =>
    ask('exec', '--user', user, container, ...command)
  const detail = (template: string) => ask('inspect', '--format', template, container).text

  check('the health probe passes', await isHealthy({ name, ask }), ask('logs', container).text)

  const owners = inside('33', 'sh', '-c', 'stat -c %u /proc/[0-9]* 2>/dev/null | sort -u').text
  check('every process runs as user 33', owners === '33', owners)
  for (const place of ['/srv/waypost', '/etc/nginx', '/usr/local', '/var']) {
    // Even root could not write there.
    const { ok, text } = inside('0', 'touch', `${place}/written`)
    check(`${place} is read-only`, !ok && /Read-only file system/.test(text), text)
  }
  check('/tmp can be written', inside('33', 'touch', '/tmp/written').ok)

  checkAnswers((addresses) => {
    const { text } = inside('33', 'node', '-e', asking, ...addresses)
    return JSON.parse(text) as Answer[]
  })
  check('the log holds no reset token', !ask('logs', container).text.includes(secret))

  const signal = detail('{{.Config.StopSignal}}')
  check('it is stopped by SIGQUIT', /^(SIGQUIT|3)$/.test(signal), signal)
  const started = Date.now()
  run('stop', ['--time', '20', container])
  check('it ends by itself', Date.now() - started < 15_000, `${Date.now() - started} ms`)
  check('it ends without a failure', detail('{{.State.ExitCode}}') === '0', detail('{{.State}}'))
}

async function isHealthy({ name, ask }: Pick<Tool, 'name' | 'ask'>): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) {
    // Podman leaves the timing to systemd, which containers lack; docker has its own timer.
    const healthy =
      name === 'podman'
        ? ask('healthcheck', 'run', container).ok
        : ask('inspect', '--format', '{{.State.Health.Status}}', container).text === 'healthy'
    if (healthy) return true
  }
  return false
}

type Answer = { status: number; headers: Record<string, string>; text: string }

/** Requests each kind of address and compares the headers with those of `headers.ts`. */
function checkAnswers(askFor: (addresses: string[]) => Answer[]) {
  const page = askFor(['/'])[0]?.text ?? ''
  const part = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no part in the page'
  const kinds = [
    ['/', 200, 'text/html'],
    ['/config.json', 200, 'application/json'],
    [part, 200, 'javascript'],
    [oldPart, 200, 'javascript'],
    ['/admin-admin/enterprises', 200, 'text/html'],
    [`/forgotpassword/reset/${secret}`, 200, 'text/html'],
    ['/service-worker.js', 200, 'javascript'],
    ['/assets/missing-00000000.js', 404, ''],
    ['/.vite/manifest.json', 404, ''],
  ] as const
  const answers = askFor(kinds.map(([address]) => address))
  for (const [index, [address, status, type]] of kinds.entries()) {
    const answer = answers[index] ?? { status: 0, headers: {}, text: '' }
    const wanted = {
      ...securityHeaders(config),
      ...(status === 200 && { 'Cache-Control': cacheControl(address) }),
    }
    const wrong = Object.entries(wanted).filter(
      ([name, value]) => answer.headers[name.toLowerCase()] !== value,
    )
    const isRight =
      answer.status === status &&
      (answer.headers['content-type'] ?? '').includes(type) &&
      (type !== 'text/html' || answer.text === page) &&
      wrong.length === 0
    check(`${address} is answered with ${status}`, isRight, [answer.status, ...wrong.flat()])
  }
  const served = answers[1]?.text
  check('config.json is the mounted one', served === JSON.stringify(config), served)
}
