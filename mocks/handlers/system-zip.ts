// A reader for ZIP archives in web APIs alone: stored and deflated files, without encryption and ZIP64.

export type ZipFile = {
  /** With its folders, such as `openings/users.csv`. */
  name: string
  /**
   * What is in the file, as UTF-8.
   *
   * @throws When it is encrypted, damaged, packed in an unknown way or larger than `unpackedLimit`.
   */
  text: () => Promise<string>
}

/** In bytes. More than any honest archive of the size that the front lets in. */
const unpackedLimit = 50_000_000

const endOfDirectory = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const localHeader = 0x04_03_4b_50

/** The files of an archive, as its directory lists them; undefined when it is none. */
export async function readZip(archive: Blob): Promise<ZipFile[] | undefined> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const files: ZipFile[] = []
  let place = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (place + 46 > end || view.getUint32(place, true) !== directoryEntry) return undefined
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(place + offset, true),
    ) as [number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength))
    const entry = place
    files.push({ name, text: () => unpack(archive, view, entry) })
    place += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/** The directory's end is the last thing of an archive, but for a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let place = last; place >= Math.max(0, last - 65_535); place -= 1) {
    if (view.getUint32(place, true) === endOfDirectory) return place
  }
  return undefined
}

async function unpack(archive: Blob, view: DataView, entry: number): Promise<string> {
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) === 1
  const method = view.getUint16(entry + 10, true)
  const size = view.getUint32(entry + 20, true)
  const header = view.getUint32(entry + 42, true)
  if (isEncrypted || ![0, 8].includes(method)) throw new Error('An unknown way of packing')
  if (view.getUint32(header, true) !== localHeader) throw new Error('A damaged archive')
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const stream = archive.slice(start, start + size).stream()
  const plain = method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))
  return textOf(plain, view.getUint32(entry + 24, true))
}

/** @throws When the stream has another length than it should, in bytes, or is too long. */
async function textOf(stream: ReadableStream<Uint8Array>, length: number): Promise<string> {
  const decoder = new TextDecoder('utf-8')
  const reader = stream.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > unpackedLimit) {
      await reader.cancel()
      throw new Error('The file is too large')
    }
    text += decoder.decode(value, { stream: true })
  }
  if (size !== length) throw new Error('A damaged archive')
  return text + decoder.decode()
}
