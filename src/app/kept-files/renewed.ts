/** The files that have taken the place of kept ones: the same name with another hash. */
export function renewed(kept: readonly string[], files: readonly string[]): string[] {
  const known = new Set(kept)
  const names = new Set(kept.map(withoutHash))
  return files.filter((file) => !known.has(file) && names.has(withoutHash(file)))
}

const withoutHash = (file: string) => file.replace(/-[\w-]{7,8}(?=\.\w+$)/, '')
