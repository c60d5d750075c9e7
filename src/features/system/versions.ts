/** The versions in the server's answer: the first two words. One that is not known is absent, empty or the word `null`. */
export function readVersions(text: string | null | undefined) {
  const [api, common] = (text ?? '').split(/\s+/).map((word) => (word === 'null' ? '' : word))
  return { api: api || undefined, common: common || undefined }
}
