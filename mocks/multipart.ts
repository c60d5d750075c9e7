/** One part of a multipart body. `type` is null when the part does not say it; `filename` when it is no file. */
export type Part = { name: string; filename: string | null; type: string | null; bytes: Buffer }

const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/**
 * Splits a `multipart/form-data` body into its parts. The platform's own `formData()` forgets whether a text part said its
 * content type, which the contract prescribes.
 *
 * @param contentType The request's header, with the boundary.
 * @returns A sentence that says where the body is malformed.
 */
export function readMultipart(body: Uint8Array, contentType: string): Part[] | string {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (!name) return 'The Content-Type of the multipart body names no boundary.'
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const delimiter = Buffer.from(`--${name}`)
  const parts: Part[] = []
  let from = bytes.indexOf(delimiter)
  if (from < 0) return 'The multipart body does not contain its boundary.'
  while (true) {
    const start = from + delimiter.length
    if (bytes.subarray(start, start + 2).toString('latin1') === '--') return parts
    const next = bytes.indexOf(Buffer.concat([lineEnd, delimiter]), start)
    if (next < 0) return `The multipart body ends within part ${parts.length + 1}.`
    const part = readPart(bytes.subarray(start + lineEnd.length, next))
    if (!part) return `Part ${parts.length + 1} of the multipart body has no name.`
    parts.push(part)
    from = next + lineEnd.length
  }
}

function readPart(bytes: Buffer): Part | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('utf8')
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? ''
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? null
  const type = /^content-type:\s*([^;\r\n]+)/im.exec(head)?.[1]?.trim().toLowerCase() ?? null
  return name ? { name, filename, type, bytes: bytes.subarray(end + headEnd.length) } : undefined
}
