export type UploadProgress = (sent: number, total: number) => void

export type XhrRequest = {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal
  onUploadProgress?: UploadProgress | undefined
}

/**
 * Sends a form like `fetch`, and reports upload progress, which `fetch` cannot.
 *
 * Resolves with the complete response, whatever its status. Rejects like `fetch`: with the signal's reason if it
 * aborts, else with a TypeError if the connection fails.
 */
export async function sendWithXhr(url: string, request: XhrRequest): Promise<Response> {
  const { signal, onUploadProgress } = request
  signal.throwIfAborted()
  const xhr = new XMLHttpRequest()
  const abort = () => xhr.abort()
  xhr.open(request.method, url)
  xhr.responseType = 'blob'
  request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
  if (onUploadProgress) {
    xhr.upload.addEventListener('progress', (event) => onUploadProgress(event.loaded, event.total))
  }
  signal.addEventListener('abort', abort)
  // Every request ends with `loadend`: answered, aborted, broken off, or timed out by the browser itself.
  await new Promise((resolve) => {
    xhr.addEventListener('loadend', resolve)
    xhr.send(request.body)
  })
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
  if (xhr.status === 0) throw new TypeError('The upload was interrupted')
  return toResponse(xhr)
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1))
  }
  // The Response constructor rejects any body, even an empty one, for these statuses.
  const bodiless = [204, 205, 304].includes(xhr.status)
  return new Response(bodiless ? null : (xhr.response as Blob), { status: xhr.status, headers })
}
