/** The strength of a password, judged by the password alone. */
export type Strength = 'none' | 'short' | 'own' | 'regular' | 'fair' | 'good'

/**
 * Judges a password for a hint, which never blocks.
 *
 * @param own The user's names and username, which attackers would try first.
 */
export function passwordStrength(password: string, own: readonly string[]): Strength {
  const letters = Array.from(password.toLowerCase())
  if (letters.length === 0) return 'none'
  if (letters.length < 8) return 'short'
  const lower = letters.join('')
  const words = own.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  if (words.some((word) => word.length > 2 && lower.includes(word))) return 'own'
  if (isRegular(letters)) return 'regular'
  return letters.length < 12 ? 'fair' : 'good'
}

/** Whether most characters equal one of the two before them or follow the one before, as in 12345678 or abababab. */
function isRegular(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  const expected = codes.filter((code, index) => {
    const [before = NaN, second = NaN] = [codes[index - 1], codes[index - 2]]
    return code === second || Math.abs(code - before) <= 1
  })
  return expected.length > codes.length / 2
}
