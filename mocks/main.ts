import { startFront } from './server.ts'

const port = Number(process.env['WAYPOST_API_PORT'] ?? 4010)

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`WAYPOST_API_PORT must be a port number, not "${process.env['WAYPOST_API_PORT']}".`)
}
try {
  const front = await startFront({ port, log: (line) => console.log(line) })
  console.log(`The mock answers at ${front.url} (its operations: ${front.url}/). Ctrl-C ends it.`)
  const end = () => void front.close()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!taken) throw error
  fail(`Port ${port} is taken. End what listens there, or set WAYPOST_API_PORT to another port.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
