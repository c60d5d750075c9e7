/** A ZIP archive of some texts by name, for tests. Checksums are left out, as nobody here reads them. */
export async function zipOf(files: Record<string, string>, packed = true): Promise<Blob> {
  const parts: (Uint8Array<ArrayBuffer> | Blob)[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let place = 0
  for (const [name, text] of Object.entries(files)) {
    const nameBytes = new TextEncoder().encode(name)
    const plain = new Blob([text])
    const data = packed
      ? await new Response(plain.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()
      : plain
    const about = numbers([2, packed ? 8 : 0], [4, 0], [4, 0], [4, data.size], [4, plain.size])
    const lengths = numbers([2, nameBytes.length], [2, 0])
    const header = [numbers([4, 0x04_03_4b_50], [2, 20], [2, 0]), about, lengths, nameBytes]
    directory.push(
      numbers([4, 0x02_01_4b_50], [2, 20], [2, 20], [2, 0]),
      about,
      lengths,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, place]),
      nameBytes,
    )
    parts.push(...header, data)
    place += sizeOf(header) + data.size
  }
  const count = Object.keys(files).length
  const end = numbers([4, 0x06_05_4b_50], [4, 0], [2, count], [2, count])
  const whole = [...parts, ...directory, end, numbers([4, sizeOf(directory)], [4, place], [2, 0])]
  return new Blob(whole, { type: 'application/zip' })
}

const sizeOf = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Numbers one after the other, each with its length in bytes, the lowest byte first. */
function numbers(...list: [length: number, value: number][]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    list.flatMap(([length, value]) =>
      Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  )
}
