type ZipEntry = { name: string; text: string }

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** A ZIP archive of UTF-8 texts, not compressed. Names use slashes for folders. */
export function writeZip(entries: readonly ZipEntry[], modified: Date): Blob {
  const bodies: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const nameBytes = encode(name)
    const data = encode(text)
    const header = commonHeader(nameBytes, data, modified)
    const body = joined(numbers([4, 0x04034b50]), header, nameBytes, data)
    bodies.push(body)
    directory.push(
      joined(
        numbers([4, 0x02014b50], [2, 20]),
        header,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        nameBytes,
      ),
    )
    offset += body.length
  }
  const central = joined(...directory)
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, entries.length],
    [2, entries.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  )
  return new Blob([...bodies, central, end], { type: 'application/zip' })
}

/** What an entry's own header and the directory say of it alike. */
function commonHeader(name: Uint8Array, data: Uint8Array, modified: Date) {
  const time = (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5)
  const day =
    ((modified.getUTCFullYear() - 1980) << 9) |
    ((modified.getUTCMonth() + 1) << 5) |
    modified.getUTCDate()
  const isUtf8 = 0x0800
  return numbers(
    [2, 20],
    [2, isUtf8],
    [2, 0],
    [2, time],
    [2, day],
    [4, crcOf(data)],
    [4, data.length],
    [4, data.length],
    [2, name.length],
    [2, 0],
  )
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]!
  return (crc ^ 0xffffffff) >>> 0
}

const encode = (text: string) => new TextEncoder().encode(text)

/** Unsigned numbers of two or four bytes each, the lowest byte first. */
function numbers(...fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 0xff),
    ),
  )
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
