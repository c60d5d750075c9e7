import type { Config } from '../src/app/config.ts'

/** What only the host of the console needs. */
export type Reporting = {
  /** Gets the reports of browsers about what the policy has stopped. */
  reportUrl?: string
  /** Directives of a second policy, which only reports: a change is tried with it. The others are those of the first. */
  trialPolicy?: Readonly<Record<string, readonly string[]>>
}

/** The configuration that the policy depends on. */
export type PolicyConfig = Reporting &
  Pick<
    Config,
    | 'apiBaseUrl'
    | 'imageBaseUrl'
    | 'analyticsUrl'
    | 'mediaBaseUrls'
    | 'labelBaseUrls'
    | 'packingSlip'
  >

/**
 * The headers of every answer of the console's host, for a `config.json`. The preview server, which the browser tests
 * use, and nginx share one policy. Throws if an address is invalid.
 */
export function securityHeaders(config: PolicyConfig): Record<string, string> {
  const { reportUrl, trialPolicy } = config
  const reports = reportUrl === undefined ? undefined : reportAddress(reportUrl)
  const sources = {
    ...sourcesFor(config),
    // Browsers that know the second ignore the first.
    ...(reports && { 'report-uri': [reports], 'report-to': [endpoint] }),
  }
  return {
    'Content-Security-Policy': policyText(sources),
    ...(trialPolicy && {
      'Content-Security-Policy-Report-Only': policyText({ ...sources, ...checked(trialPolicy) }),
    }),
    ...(reports && { 'Reporting-Endpoints': `${endpoint}="${reports}"` }),
    'X-Content-Type-Options': 'nosniff',
    // The address of the password reset screen contains a secret.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** How long browsers may cache an answer: forever if the name has a hash, else only with revalidation. */
export const cacheControl = (path: string): string => (isHashed(path) ? kept : asked)

/** The build's folder for files with a content hash in their names. */
export const hashedFolder = '/assets/'

/** The two values of `cacheControl`. */
export const kept = 'public, max-age=31536000, immutable'
export const asked = 'no-cache'

const isHashed = (path: string) => path.startsWith(hashedFolder)

/** Files with fixed names that are never a screen: a page in the place of one would be misread. */
export const fixedFiles = ['/config.json', '/service-worker.js']

/** Paths that answer 404 if the file is missing. Any other unknown path is a screen. */
export const isFilePath = (path: string): boolean =>
  isHashed(path) || fixedFiles.includes(path) || isHidden(path)

/** Files that no host serves, such as the build's manifest. */
export const isHidden = (path: string): boolean => /\/\./.test(path)

type Sources = Readonly<Record<string, readonly string[]>>

const endpoint = 'waypost'

const policyText = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...new Set(allowed)].join(' '))
    .join('; ')

/** Whether a text can be part of a directive, and ends neither it nor the header. */
const isWord = (text: string) => /^[\w'.:*/+=-]+$/.test(text)

function checked(policy: Sources): Sources {
  const wrong = Object.entries(policy)
    .flat(2)
    .find((word) => !isWord(word))
  if (wrong !== undefined) throw new Error(`config.json: "${wrong}" cannot be in a policy`)
  return policy
}

function reportAddress(address: string): string {
  if (/^\/(?!\/)[\w./-]*$/.test(address)) return address
  const [origin = ''] = origins(address)
  const rest = address.slice(origin.length)
  if (address.startsWith(origin) && /^[\w./?=&%-]*$/.test(rest)) return address
  throw new Error(`config.json: "${address}" cannot get reports`)
}

function sourcesFor(config: PolicyConfig): Sources {
  const api = origins(config.apiBaseUrl, config.imageBaseUrl)
  const media = origins(...(config.mediaBaseUrls ?? []))
  const labels = origins(...(config.labelBaseUrls ?? []))
  const logo = origins(config.packingSlip?.logoUrl)
  return {
    'default-src': [`'none'`],
    'base-uri': [`'none'`],
    'connect-src': [`'self'`, ...api, ...origins(config.analyticsUrl), ...labels],
    'font-src': [`'self'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
    // The icons of rows are data URLs, and images are previewed before their upload.
    'img-src': [`'self'`, 'blob:', 'data:', ...api, ...media, ...logo],
    'media-src': [`'self'`, 'blob:', ...api, ...media],
    'object-src': [`'none'`],
    // The barcode scanner is WebAssembly.
    'script-src': [`'self'`, `'wasm-unsafe-eval'`],
    'style-src': [`'self'`],
    'worker-src': [`'self'`],
    // No text becomes HTML, a script or a worker but through a policy named here: ours, and the one through which the editor
    // reads what `cleanPasted` has cleaned.
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['waypost-start', 'waypost-html', 'waypost-worker', 'ProseMirrorClipboard'],
  }
}

// The scanner and photos need the camera.
const permissionsPolicy = [
  'camera=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** The origins of addresses. A relative address has the console's own origin, which is always allowed. */
function origins(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    if (address === undefined || /^\/(?!\/)/.test(address)) return []
    const origin = URL.canParse(address) ? new URL(address).origin : ''
    // Stricter than URL, which accepts a semicolon, which would end the directive.
    if (!/^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin)) {
      throw new Error(`config.json: "${address}" is not an http address`)
    }
    return origin
  })
}
