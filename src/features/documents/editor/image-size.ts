import { second } from '~/lib/units.ts'

/** The size of an image in pixels, as its attributes have it. */
export type ImageSize = { width: number; height: number }

/** The widths on offer. */
export const namedWidths = { small: 240, medium: 480, large: 720 } as const

/** The widths that can be entered. */
export const widthLimits = { min: 16, max: 2000 }

/** Stored HTML has at most four digits for each. */
const longest = 9999

/** The size for a width, with the proportions of the image. Null for its own size. */
export function sizeFor(own: ImageSize, width: number | null): ImageSize {
  const most = Math.min(width ?? own.width, longest, (longest * own.width) / own.height)
  const scale = Math.min(most, longest) / own.width
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(own.width), height: scaled(own.height) }
}

/** Reads the size of an image, or null if it cannot be shown. */
export async function ownSize(source: File | string): Promise<ImageSize | null> {
  const image = new Image()
  const address = typeof source === 'string' ? source : URL.createObjectURL(source)
  image.src = address
  try {
    // A server that never answers must not keep the dialog waiting.
    const late = new Promise<never>((_resolve, reject) => void setTimeout(reject, 5 * second))
    await Promise.race([image.decode(), late])
    // An SVG may have none.
    const { naturalWidth: width, naturalHeight: height } = image
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  } finally {
    if (address !== source) URL.revokeObjectURL(address)
  }
}
