import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./files/', import.meta.url)
const suffixes: Record<string, string> = {
  'application/zip': 'zip',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}
/** What each binary operation answers when there is no file for just that address. */
const standIns: Record<string, string> = {
  downloadInstallationPackage: 'installation-package',
  getCurrentEnterpriseLogo: 'fresh-fields-market',
  getEnterpriseLogo: 'fresh-fields-market',
  getGroupingImage: 'floor-plan',
  getDocumentImage: 'lht65n-battery-lid',
}

/**
 * The bytes that a binary operation answers, from `mocks/files/`, or undefined for another operation. Files are found in
 * a list read once: nothing of the address ever becomes part of a path.
 *
 * @param values The path parameters; one of them may name a file.
 */
export const exampleFile = (() => {
  const names = new Set(readdirSync(folder))
  const bytes = new Map<string, Buffer<ArrayBuffer>>()
  return (operationId: string, values: Record<string, string>, mediaType: string) => {
    const suffix = suffixes[mediaType]
    const standIn = standIns[operationId]
    if (!suffix || !standIn) return undefined
    const name = [...Object.values(values), standIn]
      .map((each) => `${each}.${suffix}`)
      .find((each) => names.has(each))
    if (!name) return undefined
    const content = bytes.get(name) ?? readFileSync(new URL(name, folder))
    bytes.set(name, content)
    return content
  }
})()
