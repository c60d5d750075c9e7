/** The first two words of the server's answer. An unknown version is missing, empty or the word `null`. */
export function readVersions(text: string | null | undefined) {
  const [api, common] = (text ?? '')
    .trim()
    .split(/\s+/)
    .map((word) => (word === 'null' ? '' : word))
  return { api: api || undefined, common: common || undefined }
}
