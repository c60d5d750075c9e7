/** The type that the server expects for an archive. */
const zipType = 'application/zip'

/**
 * Whether a file is a ZIP archive, by its name and first bytes. Its type is unreliable: systems use several, or
 * none.
 */
export async function isZip(file: File): Promise<boolean> {
  if (!/\.zip$/i.test(file.name)) return false
  try {
    return hasSignature(await file.slice(0, 4).arrayBuffer())
  } catch {
    // A folder, or a file that no longer exists.
    return false
  }
}

/** The same file with the type that the server expects. */
export const asZip = (file: File): File => new File([file], file.name, { type: zipType })

// An archive starts with its first file or, if empty, with the end of its directory.
const signatures = ['PK\u0003\u0004', 'PK\u0005\u0006']

function hasSignature(bytes: ArrayBuffer): boolean {
  return signatures.includes(String.fromCharCode(...new Uint8Array(bytes)))
}
