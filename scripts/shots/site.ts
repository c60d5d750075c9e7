import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { now } from './take.ts'

/** The addresses of a state of the project. */
export type Site = { console: string; api: string; close: () => Promise<void> }

/**
 * Builds the console in a folder, and serves it with its own sandbox at a fixed time.
 *
 * @param marked The build marks its texts; it is removed afterwards.
 */
export async function openConsole(folder: string, marked = false): Promise<Site> {
  if (!marked) run(folder, 'vite', ['build', '--logLevel=error'])
  const [port, apiPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['scripts/console.ts', ...(marked ? [] : ['--built'])], {
    cwd: folder,
    env: {
      ...process.env,
      ...(marked && marks),
      WAYPOST_PORT: String(port),
      WAYPOST_API_PORT: String(apiPort),
      WAYPOST_NOW: now.toISOString(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  await Promise.race([
    new Promise<void>((ready) =>
      server.stdout.on('data', (line: Buffer) => line.includes('http://') && ready()),
    ),
    ended.then(() => Promise.reject(new Error(`The console in ${folder} did not start.`))),
  ])
  return {
    console: `http://127.0.0.1:${port}`,
    api: `http://127.0.0.1:${apiPort}`,
    close: () => {
      server.kill('SIGTERM')
      const own = path.join(folder, `.cache/console-${port}-${apiPort}`)
      return ended.then(() => rmSync(own, { recursive: true, force: true }))
    },
  }
}

/** Builds Storybook in a folder, with or without marks around its texts. Returns the folder of the build. */
export function buildStorybook(folder: string, marked = false): string {
  const output = path.join(folder, marked ? '.cache/storybook-marked' : 'storybook-static')
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', output]
  run(folder, 'storybook', args, marked ? marks : {})
  return output
}

/** Serves a built Storybook. */
export async function openFolder(folder: string) {
  const files = sirv(folder, { etag: true })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const marks = { WAYPOST_MARK_TEXTS: '1' }

function run(folder: string, tool: string, args: string[], extra: Record<string, string> = {}) {
  const program = path.join(folder, 'node_modules/.bin', tool)
  const env = { ...process.env, ...extra }
  execFileSync(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
