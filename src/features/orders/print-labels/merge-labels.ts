import { PDFDocument } from 'pdf-lib'

/** Puts PDF files together, page after page. */
export async function startMerging() {
  const merged = await PDFDocument.create()
  return {
    /** Resolves to whether the file is a PDF that can be read. */
    append: async (file: ArrayBuffer): Promise<boolean> => {
      try {
        const label = await PDFDocument.load(file)
        const pages = await merged.copyPages(label, label.getPageIndices())
        for (const page of pages) merged.addPage(page)
        return pages.length > 0
      } catch {
        return false
      }
    },
    save: async (): Promise<ArrayBuffer> => Uint8Array.from(await merged.save()).buffer,
  }
}
