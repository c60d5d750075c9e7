import { quietHtml } from './quiet-html.ts'

// The Content-Security-Policy refuses any text as HTML, and any address as a worker, that has not passed one of these two
// policies. A page can create each only once.

let html: TrustedTypePolicy | undefined
let worker: TrustedTypePolicy | undefined

/** The policy of HTML, for the sanitizer. Null in a browser without Trusted Types. */
export function htmlPolicy(): TrustedTypePolicy | null {
  html ??= policy('waypost-html', { createHTML: quietHtml })
  return html ?? null
}

/** HTML that a parser takes; see `quietHtml`. It is not sanitized. */
export const trustedHtml = (text: string): string =>
  // The types of the DOM know no trusted texts.
  (htmlPolicy()?.createHTML(text) as string | undefined) ?? quietHtml(text)

/** Starts a module worker from one of the console's own files. Throws for an address elsewhere. */
export const startWorker = (address: string): Worker =>
  new Worker(trustedAddress(address), { type: 'module' })

/** Registers the service worker. Throws for an address elsewhere. */
export const registerWorker = (address: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustedAddress(address))

function trustedAddress(address: string): string {
  worker ??= policy('waypost-worker', { createScriptURL: ownAddress })
  return (worker?.createScriptURL(address) as string | undefined) ?? ownAddress(address)
}

const policy = (name: string, rules: TrustedTypePolicyOptions) =>
  window.trustedTypes?.createPolicy(name, rules)

function ownAddress(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError(`Not a file of the console: ${address}`)
}
