import { Zip, ZipPassThrough } from 'fflate'

/** A ZIP file that grows by one file at a time. Its content is already compressed, or small. */
export function newArchive() {
  // The browser holds blobs outside of the console's memory.
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([chunk.slice()]))
  })
  return {
    add: async (path: string, content: Blob) => {
      const file = new ZipPassThrough(path)
      zip.add(file)
      file.push(new Uint8Array(await content.arrayBuffer()), true)
    },
    finish: () => {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
