/** A name as the short name of an enterprise or the beginning of a mail address: `Bluebird Cafés` becomes `bluebird-cafes`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
