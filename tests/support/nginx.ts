import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../deploy/config.ts'
import { nginxFile } from '../../deploy/nginx.ts'
import { findBrotliModule } from '../../scripts/nginx.ts'

/**
 * Starts nginx with the file of `deploy/` for a configuration, on a free loopback port. It uses nothing of the machine's
 * own nginx configuration except its list of file types.
 */
export async function startNginx(nginx: string, configuration: object) {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-nginx-'))
  const listen = `127.0.0.1:${await freePort()}`
  const configFile = path.join(folder, 'config.json')
  await writeFile(configFile, JSON.stringify(configuration))
  const module = findBrotliModule()
  const site = nginxFile({
    config: readConfig(configFile),
    configFile,
    root: path.resolve('dist'),
    listen,
    brotli: module !== undefined,
  })
  await mkdir(path.join(folder, 'temp'))
  await writeFile(path.join(folder, 'waypost.conf'), site)
  await writeFile(path.join(folder, 'nginx.conf'), mainFile(folder, module))
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'])
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  let running = true
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void ended.then(() => (running = false))
  const url = `http://${listen}`
  if (!(await answers(url, () => running))) {
    await rm(folder, { recursive: true })
    throw new Error(`nginx did not start: ${errors}`)
  }
  return {
    url,
    site,
    /** Stops nginx. Returns its log. */
    close: async () => {
      child.kill('SIGTERM')
      await ended
      const errors = await readFile(path.join(folder, 'error.log'), 'utf8')
      const requests = await readFile(path.join(folder, 'access.log'), 'utf8')
      await rm(folder, { recursive: true })
      return { errors, requests }
    },
  }
}

// As root, nginx switches to another user, who may not have access to the folders.
const mainFile = (folder: string, module: string | undefined) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
${module ? `load_module ${module};` : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/temp/${use};`).join('\n  ')}
  include ${folder}/waypost.conf;
}
`

/** Waits for an answer. False if the server ends before. */
async function answers(url: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    try {
      await fetch(url)
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
