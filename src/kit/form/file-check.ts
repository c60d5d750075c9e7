/** Requirements on files. */
export type FileLimits = {
  /** Accepted file extensions, with the dot: `.zip`. Empty for all. */
  accept: readonly string[]
  /** The maximum size of a file. */
  maxBytes: number
}

/** The extensions of images that every browser shows. */
export const imageEndings = ['.png', '.jpg', '.jpeg', '.svg', '.webp']

/** The file types as displayed: `ZIP`, `PNG`. */
export const fileKinds = (accept: readonly string[]): string[] =>
  accept.map((ending) => ending.slice(1).toUpperCase())

/** Whether a file named like an image is one. Browsers and file pickers judge only by the name. */
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

/** Identifies a chosen file; browsers do not reveal its path. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`

/** Removes duplicates, keeping the first of each. */
export const uniqueFiles = (files: readonly File[]): File[] =>
  files.filter(
    (file, index) => files.findIndex((each) => fileKey(each) === fileKey(file)) === index,
  )
