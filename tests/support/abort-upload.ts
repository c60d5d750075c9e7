import { once } from 'node:events'
import { connect } from 'node:net'

/** Starts an upload to a server and drops the connection in the middle. */
export async function abortUpload(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = 'POST /enterprises/1/logos HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n'
  await new Promise((resolve) => socket.write(`${head}half`, resolve))
  socket.resetAndDestroy()
}
