import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./files/', import.meta.url)
const names = new Set(readdirSync(folder))
const read = new Map<string, Buffer<ArrayBuffer>>()
const suffixes: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
}
/** The default file of each binary operation. */
const standIns: Record<string, string> = {
  downloadInstallationPackage: 'installation-package',
  getCurrentEnterpriseLogo: 'fresh-fields-market',
  getEnterpriseLogo: 'fresh-fields-market',
  getGroupingImage: 'floor-plan',
  getDocumentImage: 'lht65n-battery-lid',
}

/**
 * The bytes that a binary operation answers, from `mocks/files/`, or undefined for another operation. Files are looked up
 * in a list that is read once, so that no part of the address ends up in a path.
 *
 * @param values The path parameters; one of them may name a file.
 */
export function exampleFile(
  operationId: string,
  values: Record<string, string>,
  mediaType: string,
): Buffer<ArrayBuffer> | undefined {
  const suffix = suffixes[mediaType]
  const standIn = standIns[operationId]
  if (!suffix || !standIn) return undefined
  return [...Object.values(values), standIn]
    .map((each) => bytesOf(`${each}.${suffix}`))
    .find((bytes) => bytes !== undefined)
}

/** A file of `mocks/files/` by name, with its content type; undefined if it does not exist. */
export async function sampleFile(name: string): Promise<Blob | undefined> {
  const bytes = bytesOf(name)
  const suffix = name.split('.').at(-1)
  const type = Object.keys(suffixes).find((each) => suffixes[each] === suffix)
  return bytes && new Blob([bytes], { type: type ?? 'application/octet-stream' })
}

function bytesOf(name: string): Buffer<ArrayBuffer> | undefined {
  if (!names.has(name)) return undefined
  const content = read.get(name) ?? readFileSync(new URL(name, folder))
  read.set(name, content)
  return content
}
