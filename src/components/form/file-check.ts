/** What a file must be. */
export type FileLimits = {
  /** The endings of the names that are accepted, with the dot: `.zip`. Empty for all. */
  accept: readonly string[]
  /** The most bytes that one file may have. */
  maxBytes: number
}

/** The kinds as people call them: `ZIP`, `PNG`. */
export const fileKinds = (accept: readonly string[]): string[] =>
  accept.map((ending) => ending.slice(1).toUpperCase())

/** Whether a file that has the name of an image is one. The browser goes by the name, and so does the picker. */
export async function isWhatItsNameSays(file: File): Promise<boolean> {
  if (!/\.(png|jpe?g|webp|svg)$/i.test(file.name)) return true
  const image = new Image()
  const url = URL.createObjectURL(file)
  const loaded = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
  })
  image.src = url
  return loaded.finally(() => URL.revokeObjectURL(url))
}

/** What tells a chosen file from others; the browser does not give its path. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`

/** The files without duplicates; the first of each stays. */
export const uniqueFiles = (files: readonly File[]): File[] =>
  files.filter(
    (file, place) => files.findIndex((each) => fileKey(each) === fileKey(file)) === place,
  )
