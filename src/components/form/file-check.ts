/** What a file must be. */
export type FileLimits = {
  /** The endings of the names that are accepted, with the dot: `.zip`. Empty for all. */
  accept: readonly string[]
  /** The most bytes that one file may have. */
  maxBytes: number
}

/** The endings of images that every browser shows. */
export const imageEndings = ['.png', '.jpg', '.jpeg', '.svg', '.webp']

/** The kinds as people call them: `ZIP`, `PNG`. */
export const fileKinds = (accept: readonly string[]): string[] =>
  accept.map((ending) => ending.slice(1).toUpperCase())

/** What tells a chosen file from others; the browser does not give its path. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`

/** The files without duplicates; the first of each stays. */
export const uniqueFiles = (files: readonly File[]): File[] =>
  files.filter(
    (file, place) => files.findIndex((each) => fileKey(each) === fileKey(file)) === place,
  )
