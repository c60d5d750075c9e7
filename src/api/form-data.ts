/**
 * Builds the multipart form of a typed body, as the contract describes it: a Blob or File is a file part
 * (a File keeps its name), a list of them repeats the field, any other object or list is a part of `application/json`,
 * and a text, number or boolean is a text part. Undefined, null and empty lists are left out.
 */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const part of partsOf(value)) form.append(name, part)
  }
  return form
}

function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined || value === null) return []
  if (value instanceof Blob) return [value]
  if (Array.isArray(value) && value.every((item) => item instanceof Blob)) return value
  if (typeof value === 'object') {
    return [new Blob([JSON.stringify(value)], { type: 'application/json' })]
  }
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}
