import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'

/** One part of a multipart body. `filename` is null unless the part is a file. */
export type Part = { name: string; filename: string | null; type: string; bytes: Buffer }

/**
 * Splits a `multipart/form-data` body into its parts. The built-in `formData()` drops the content type of a text part,
 * which the contract prescribes.
 *
 * @param contentType The request's header, with the boundary.
 * @returns The parts, or a sentence on why the body is malformed.
 */
export async function readMultipart(
  body: Uint8Array,
  contentType: string,
): Promise<Part[] | string> {
  const parts: Promise<Part>[] = []
  try {
    const headers: BusboyHeaders = { 'content-type': contentType }
    // Every part is read as a file: a text part would lose its content type.
    const parser = Busboy({ headers, isPartAFile: () => true })
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const part = async () => ({
        name,
        filename: filename ?? null,
        type: type.toLowerCase(),
        bytes: await buffer(stream),
      })
      parts.push(part())
    })
    const finished = once(parser, 'finish')
    // Nobody may be waiting for it any more when it fails.
    finished.catch(() => {})
    parser.end(Buffer.from(body))
    // The sandbox reads the form with the built-in reader, which is stricter. It comes first, since Busboy waits forever
    // behind a large part without a name; but Busboy's reason says more.
    await accepts(body, contentType).catch(async (error: unknown) => {
      await Promise.race([finished, setImmediate()])
      throw error
    })
    await finished
    return await Promise.all(parts)
  } catch (error) {
    void Promise.allSettled(parts)
    return `The multipart body is malformed: ${(error as Error).message}.`
  }
}

const accepts = (body: Uint8Array, contentType: string) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
