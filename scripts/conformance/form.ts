import { isJsonObject } from '../../mocks/contract.ts'

/** A multipart body: files as they are, objects as JSON. */
export function toForm(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    for (const each of Array.isArray(part) ? part : [part]) {
      if (each instanceof File) form.append(name, each)
      else if (isJsonObject(each)) form.append(name, jsonPart(each))
      else form.append(name, String(each))
    }
  }
  return form
}

const jsonPart = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** A small picture. */
export const picture = (name: string) =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
    ],
    `${name}.svg`,
    { type: 'image/svg+xml' },
  )
