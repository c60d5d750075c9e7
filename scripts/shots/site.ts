import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { now } from './take.ts'

/** The addresses of a state of the project. */
export type Site = { console: string; api: string; close: () => Promise<void> }

/** Builds the console in a folder, and serves it with its own sandbox at a fixed time. */
export async function openConsole(folder: string): Promise<Site> {
  run(folder, 'vite', 'build', '--logLevel=error')
  const [port, apiPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['scripts/console.ts', '--built'], {
    cwd: folder,
    env: {
      ...process.env,
      WAYPOST_PORT: String(port),
      WAYPOST_API_PORT: String(apiPort),
      WAYPOST_NOW: now.toISOString(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  await Promise.race([
    new Promise<void>((ready) => server.stdout.once('data', () => ready())),
    ended.then(() => Promise.reject(new Error(`The console in ${folder} did not start.`))),
  ])
  return {
    console: `http://127.0.0.1:${port}`,
    api: `http://127.0.0.1:${apiPort}`,
    close: () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}

/** Builds Storybook in a folder. Returns the folder of the build. */
export function buildStorybook(folder: string): string {
  const output = path.join(folder, 'storybook-static')
  run(folder, 'storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', output)
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

function run(folder: string, tool: string, ...args: string[]) {
  const program = path.join(folder, 'node_modules/.bin', tool)
  execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
