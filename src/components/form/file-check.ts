/** What a file must be. */
export type FileLimits = {
  /** The endings of the names that are taken, with the dot: `.zip`. */
  accept: readonly string[]
  /** The most bytes that one file may have. */
  maxBytes: number
}

export type FileFault = 'kind' | 'size' | 'empty'

/** What speaks against sending a file, before anything is sent; undefined for nothing. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxBytes }: FileLimits,
): FileFault | undefined {
  const ending = name.toLowerCase()
  if (!accept.some((each) => ending.endsWith(each))) return 'kind'
  if (size > maxBytes) return 'size'
  return size === 0 ? 'empty' : undefined
}

/** The kinds as people call them: `ZIP`, `PNG`. */
export const fileKinds = (accept: readonly string[]): string[] =>
  accept.map((ending) => ending.slice(1).toUpperCase())

/** What tells a chosen file from others; the browser tells no path. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`

/** The files without those that are there twice; the first of them stays. */
export const uniqueFiles = (files: readonly File[]): File[] =>
  files.filter(
    (file, place) => files.findIndex((each) => fileKey(each) === fileKey(file)) === place,
  )
