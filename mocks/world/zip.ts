import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

export type ZipFile = {
  /** With its folders, such as `openings/users.csv`. */
  name: string
  /**
   * The file's content as UTF-8.
   *
   * @throws When it is damaged, compressed with an unknown method or larger than `unpackedLimit`.
   */
  text: () => string
}

/** In bytes. More than any genuine archive within the upload limit. */
const unpackedLimit = 50_000_000

/** A ZIP archive of UTF-8 texts by name; names use slashes for folders. */
export function zipOf(
  files: Record<string, string>,
  { modified = new Date(), packed = true } = {},
): Blob {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  const bytes = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {
    mtime: modified,
    level: packed ? 6 : 0,
  })
  return new Blob([Uint8Array.from(bytes)], { type: 'application/zip' })
}

/** The files of an archive, as listed in its directory; undefined if it is not an archive. */
export async function readZip(archive: Blob): Promise<ZipFile[] | undefined> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const files: ZipFile[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        files.push({ name, text: () => unpack(bytes, name, originalSize) })
        return false
      },
    })
  } catch {
    return undefined
  }
  return files
}

function unpack(bytes: Uint8Array, name: string, size: number): string {
  if (size > unpackedLimit) throw new Error('The file is too large')
  const content = unzipSync(bytes, { filter: (file) => file.name === name })[name]
  if (content?.length !== size) throw new Error('A damaged archive')
  return strFromU8(content)
}
