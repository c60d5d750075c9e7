import { expect, test } from 'vitest'
import { cacheControl, isFilePath, securityHeaders, type PolicyConfig } from './headers.ts'
import { nginxFile } from './nginx.ts'

const api = { apiBaseUrl: 'https://api.example.com/v1', imageBaseUrl: 'https://img.example.com' }

test('the policy names the origins of the configuration where they are used', () => {
  const policy = policyOf({
    ...api,
    analyticsUrl: 'https://stats.example.com/events',
    mediaBaseUrls: ['https://media.example.com/a', 'https://media.example.com/b'],
    labelBaseUrls: ['https://labels.example.com/us'],
    packingSlip: { logoUrl: 'https://brand.example.com/logo.png' },
  })
  expect(policy['connect-src']).toEqual([
    `'self'`,
    'https://api.example.com',
    'https://img.example.com',
    'https://stats.example.com',
    'https://labels.example.com',
  ])
  const pictures = [
    'https://api.example.com',
    'https://img.example.com',
    'https://media.example.com',
  ]
  expect(policy['img-src']).toEqual([
    `'self'`,
    'blob:',
    'data:',
    ...pictures,
    'https://brand.example.com',
  ])
  expect(policy['media-src']).toEqual([`'self'`, 'blob:', ...pictures])
})

test('an API on the console’s own origin is not listed', () => {
  expect(policyOf({ apiBaseUrl: '/api', imageBaseUrl: '/images' })['connect-src']).toEqual([
    `'self'`,
  ])
})

test('nothing in the policy allows text to run as code', () => {
  const policy = policyOf(api)
  const allowed = Object.values(policy).flat()
  expect(allowed).not.toContain(`'unsafe-inline'`)
  expect(allowed).not.toContain(`'unsafe-eval'`)
  expect(policy).toMatchObject({
    'default-src': [`'none'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    'require-trusted-types-for': [`'script'`],
  })
  const names = policy['trusted-types'] ?? []
  expect(names.filter((name) => name === 'default' || !/^[\w-]+$/.test(name))).toEqual([])
})

test.each(['api.example.com', 'javascript:alert(1)', 'https://a;script-src *', 'https://a";'])(
  'an invalid address is refused: %s',
  (apiBaseUrl) => {
    expect(() => securityHeaders({ ...api, apiBaseUrl })).toThrow(/is not an http address/)
  },
)

test('reports have an address, and a change of the policy is tried without stopping anything', () => {
  const { 'Content-Security-Policy': plain = '' } = securityHeaders(api)
  const reportUrl = 'https://reports.example.com/csp?site=1'
  const headers = securityHeaders({ ...api, reportUrl, trialPolicy: { 'img-src': [`'self'`] } })
  const reports = `; report-uri ${reportUrl}; report-to waypost`
  expect(headers['Reporting-Endpoints']).toBe(`waypost="${reportUrl}"`)
  expect(headers['Content-Security-Policy']).toBe(plain + reports)
  const trial = (plain + reports).replace(/img-src [^;]*/, `img-src 'self'`)
  expect(headers['Content-Security-Policy-Report-Only']).toBe(trial)
  const file = nginxFile({ config: { ...api, reportUrl } })
  expect(file).toContain(String.raw`Reporting-Endpoints "waypost=\"${reportUrl}\"" always;`)
})

test.each<Partial<PolicyConfig>>([
  { reportUrl: 'ftp://reports.example.com' },
  { reportUrl: 'https://reports.example.com/"; a="' },
  { reportUrl: '/reports;script-src *' },
  { trialPolicy: { 'img-src': [`'self'; script-src *`] } },
  { trialPolicy: { 'img-src *; script-src': [`*`] } },
  { trialPolicy: { 'img-src': ['$host'] } },
])('no other directive or header gets in with %j', (given) => {
  expect(() => securityHeaders({ ...api, ...given })).toThrow(/^config\.json: /)
})

test('only the console may use the camera, and nothing else is allowed', () => {
  const [camera, ...others] = securityHeaders(api)['Permissions-Policy']?.split(', ') ?? []
  expect(camera).toBe('camera=(self)')
  expect(others.filter((feature) => !feature.endsWith('=()'))).toEqual([])
})

test('hashed files are cached, everything else is revalidated', () => {
  expect(cacheControl('/assets/index-11LL.js')).toContain('immutable')
  expect(cacheControl('/index.html')).toBe('no-cache')
  expect(cacheControl('/config.json')).toBe('no-cache')
  expect(cacheControl('/service-worker.js')).toBe('no-cache')
})

test('a missing file is a 404, any other address is a screen', () => {
  expect(
    ['/assets/old-1.js', '/config.json', '/service-worker.js', '/.vite/manifest.json'].filter(
      isFilePath,
    ),
  ).toHaveLength(4)
  expect(['/', '/signin', '/help/version-1.2'].filter(isFilePath)).toEqual([])
})

/** The sources of each directive. */
function policyOf(config: PolicyConfig): Record<string, string[]> {
  const directives = securityHeaders(config)['Content-Security-Policy']?.split('; ') ?? []
  return Object.fromEntries(
    directives.map((text) => {
      const [name = '', ...sources] = text.split(' ')
      return [name, sources]
    }),
  )
}
