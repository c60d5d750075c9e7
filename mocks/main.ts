import { portFrom, portTaken } from '../scripts/ports.ts'
import { startFront } from './server.ts'

const port = portFrom('WAYPOST_API_PORT', 4010)

try {
  const front = await startFront({ port, log: (line) => console.log(line) })
  console.log(`The mock answers at ${front.url} (its operations: ${front.url}/). Ctrl-C ends it.`)
  const end = () => void front.close()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!taken) throw error
  console.error(`${portTaken(port, 'WAYPOST_API_PORT')} npm run mock`)
  process.exit(1)
}
