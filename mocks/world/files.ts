/** Returns the bytes of a sample file: from `mocks/files` in Node, from an address in a browser. Undefined if it is missing. */
export type SampleFiles = (name: string) => Promise<Blob | undefined>

/** The files of a world by key, such as `logos/fresh-fields-market`. A Blob's `type` is the file's content type. */
export type FileStore = {
  has: (key: string) => boolean
  keys: () => string[]
  get: (key: string) => Promise<Blob | undefined>
  put: (key: string, file: Blob) => void
  /** Stores a PDF under a name; it is drawn when it is first read. */
  putDrawn: (key: string, name: string, draw: () => Promise<Blob>) => void
  /** Stores a file of `mocks/files` by its name, or a drawing where there are no sample files. */
  putSample: (key: string, name: string) => void
  delete: (key: string) => void
  /** A store with the same files, which changes on its own. */
  copy: (samples: SampleFiles) => FileStore
}

type Stored = Blob | { sample: string } | { name: string; draw: () => Promise<Blob> }

export function createFileStore(
  samples: SampleFiles,
  stored: ReadonlyMap<string, Stored> = new Map(),
): FileStore {
  const files = new Map(stored)
  return {
    has: (key) => files.has(key),
    keys: () => [...files.keys()],
    put: (key, file) => void files.set(key, file),
    putSample: (key, sample) => void files.set(key, { sample }),
    putDrawn: (key, name, draw) => void files.set(key, { name, draw }),
    delete: (key) => void files.delete(key),
    copy: (others) => createFileStore(others, files),
    async get(key) {
      const file = files.get(key)
      if (!file || file instanceof Blob) return file
      if ('draw' in file) {
        const drawn = await file.draw()
        const named = new File([drawn], file.name, { type: drawn.type })
        files.set(key, named)
        return named
      }
      return (await samples(file.sample)) ?? drawing(file.sample.replace(/\.\w+$/, ''))
    },
  }
}

/** A small SVG image of a text. */
export function drawing(text: string): Blob {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const hue = (text.length * 67 + text.charCodeAt(0) * 31) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" role="img"><title>${safe}</title>
<rect width="320" height="160" rx="12" fill="hsl(${hue} 45% 35%)"/>
<text x="160" y="88" fill="#fff" font-family="sans-serif" font-size="20" text-anchor="middle">${safe}</text></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

const signatures: [type: string, matches: (hex: string, text: string) => boolean][] = [
  ['image/png', (hex) => hex.startsWith('89504e470d0a1a0a')],
  ['image/jpeg', (hex) => hex.startsWith('ffd8ff')],
  ['image/webp', (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP'],
  ['image/svg+xml', (_, text) => /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(text)],
]

/** The image type by the first bytes of a file, whatever its name or declared type; undefined for an unsupported type. */
export async function imageTypeOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = new TextDecoder('utf-8').decode(bytes)
  return signatures.find(([, matches]) => matches(hex, text))?.[0]
}
