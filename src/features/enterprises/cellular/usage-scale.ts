/** The next amount at or above a positive one that is easy to read: 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  return ([1, 2, 2.5, 5].find((step) => step * power >= amount) ?? 10) * power
}
