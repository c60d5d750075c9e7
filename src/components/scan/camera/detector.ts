import type { BarcodeDetector, BarcodeFormat } from 'barcode-detector/ponyfill'

export type Detector = Pick<BarcodeDetector, 'detect'>

/** What labels of devices carry. Without ITF and Codabar: parts of other barcodes pass for them. */
const formats: BarcodeFormat[] = [
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
/** A browser that reads fewer is worse than zxing. */
const needed = formats.slice(0, 4)

type Native = { BarcodeDetector?: typeof BarcodeDetector }

/** The browser's own detector where it reads enough, else zxing. */
export async function createDetector(): Promise<Detector> {
  const native = await nativeDetector()
  if (!native) return zxing()
  let current: Detector = native
  return {
    detect: async (image) => {
      try {
        return await current.detect(image)
      } catch (error) {
        if (current !== native) throw error
        // Some browsers offer a detector although their system has none.
        current = await zxing()
        return current.detect(image)
      }
    },
  }
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Own } = globalThis as Native
  if (!Own) return undefined
  try {
    const supported = await Own.getSupportedFormats()
    if (!needed.every((format) => supported.includes(format))) return undefined
    return new Own({ formats: formats.filter((format) => supported.includes(format)) })
  } catch {
    return undefined
  }
}

async function zxing(): Promise<Detector> {
  const [{ BarcodeDetector: Zxing, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // By default it would come from a CDN.
  await prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) =>
        file.endsWith('.wasm') ? wasmUrl : folder + file,
    },
    fireImmediately: true,
  })
  return new Zxing({ formats })
}
