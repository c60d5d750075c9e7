type FileOptions = {
  /** In bytes. A longer file is not read to its end. */
  most: number
  signal: AbortSignal
  timeoutMs: number
}

/**
 * Reads a file of a host that is not the API's, without cookies or a token. `unread`: the host did not answer, refused, does not
 * let this page read it, or the signal ended the download.
 */
export async function fetchFile(
  address: string,
  { most, signal, timeoutMs }: FileOptions,
): Promise<ArrayBuffer | 'unread' | 'tooLarge'> {
  try {
    const { ok, body } = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!ok || !body) return 'unread'
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    // Leaving the loop ends the download.
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > most) return 'tooLarge'
      chunks.push(chunk)
    }
    return await new Blob(chunks).arrayBuffer()
  } catch {
    return 'unread'
  }
}
