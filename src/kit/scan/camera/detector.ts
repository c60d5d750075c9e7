import type { BarcodeDetector, BarcodeFormat } from 'barcode-detector/ponyfill'

export type Detector = Pick<BarcodeDetector, 'detect'>

/** The formats on device labels. ITF and Codabar are left out: parts of other barcodes match them. */
const known: BarcodeFormat[] = [
  'qr_code',
  'data_matrix',
  'code_128',
  'code_39',
  'code_93',
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'pdf417',
  'aztec',
]
/** A browser that reads fewer formats is worse than zxing. */
const needed = known.slice(0, 4)

type Native = { BarcodeDetector?: typeof BarcodeDetector }

/**
 * The browser's own detector if it reads enough formats, else zxing.
 *
 * @param wanted The names of the formats to read now, such as `qr_code`; unknown ones are ignored, and if none is known,
 *   all are used.
 */
export async function createDetector(
  wanted: () => readonly string[] | undefined,
): Promise<Detector> {
  let formats = knownOf(wanted())
  let current = await detectorOf(formats)
  return {
    detect: async (image) => {
      const now = knownOf(wanted())
      if (now.join() !== formats.join()) {
        current = await detectorOf(now)
        formats = now
      }
      return current.detect(image)
    },
  }
}

function knownOf(wanted: readonly string[] = known): BarcodeFormat[] {
  const found = known.filter((format) => wanted.includes(format))
  return found.length > 0 ? found : known
}

async function detectorOf(formats: BarcodeFormat[]): Promise<Detector> {
  const native = await nativeDetector(formats)
  if (!native) return zxing(formats)
  let current: Detector = native
  return {
    detect: async (image) => {
      try {
        return await current.detect(image)
      } catch (error) {
        if (current !== native) throw error
        // Some browsers have the API without support from their system.
        current = await zxing(formats)
        return current.detect(image)
      }
    },
  }
}

async function nativeDetector(formats: readonly BarcodeFormat[]): Promise<Detector | undefined> {
  const { BarcodeDetector: Own } = globalThis as Native
  if (!Own) return undefined
  try {
    const supported = await Own.getSupportedFormats()
    const usable = formats.filter((format) => supported.includes(format))
    const isEnough = formats.every((format) => usable.includes(format) || !needed.includes(format))
    return isEnough && usable.length > 0 ? new Own({ formats: usable }) : undefined
  } catch {
    return undefined
  }
}

async function zxing(formats: BarcodeFormat[]): Promise<Detector> {
  const [{ BarcodeDetector: Zxing, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // By default it would load from a CDN.
  await prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) =>
        file.endsWith('.wasm') ? wasmUrl : folder + file,
    },
    fireImmediately: true,
  })
  return new Zxing({ formats })
}
