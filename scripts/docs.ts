import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { portFrom, portTaken } from './ports.ts'
import { buildReference } from './reference.ts'

const port = portFrom('WAYPOST_DOCS_PORT', 4020)

const file = await buildReference()
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  createReadStream(file).pipe(response)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`${portTaken(port, 'WAYPOST_DOCS_PORT')} npm run docs`)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  console.log(`The contract's reference: http://127.0.0.1:${port} (file: ${file}). Ctrl-C ends it.`)
})
