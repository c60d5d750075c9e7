/** Decodes a part of an address. One that is malformed stays as it is: an address can contain anything. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
