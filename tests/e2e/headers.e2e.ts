import { readdir } from 'node:fs/promises'
import { securityHeaders } from '../../deploy/headers.ts'
import { nginxFile } from '../../deploy/nginx.ts'
import { findBrotliModule, findNginx } from '../../scripts/nginx.ts'
import { expect, test as base } from '../support/console-test.ts'
import { startNginx } from '../support/nginx.ts'

const list = '/admin-admin/enterprises'
const secret = 'reset-token-1'
const resetScreen = `/forgotpassword/reset/${secret}`
const nginx = findNginx()

const configurationFor = (apiBaseUrl: string) => ({
  apiBaseUrl,
  imageBaseUrl: `${apiBaseUrl}/images`,
  labelBaseUrls: [apiBaseUrl.replace('127.0.0.1', 'localhost')],
  productName: 'Waypost',
})

type Fixtures = {
  server: 'the preview server' | 'nginx'
  /** The address of that server. */
  host: string
}

const test = base.extend<Fixtures>({
  server: ['the preview server', { option: true }],
  host: async ({ server, baseURL, apiUrl, page }, use) => {
    if (server === 'the preview server') {
      await use(baseURL ?? '')
      return
    }
    test.skip(nginx === undefined, 'nginx is not installed')
    const host = await startNginx(nginx ?? '', configurationFor(apiUrl))
    await use(host.url)
    // The page loads more when it is idle.
    await page.goto('about:blank')
    const { errors, requests } = await host.close()
    expect(errors, 'errors of nginx').toBe('')
    expect(requests, 'requests that nginx logged').not.toContain(secret)
  },
})

for (const server of ['the preview server', 'nginx'] as const) {
  test.describe(server, () => {
    test.use({ server })

    test('opens a deep link, and signing in works', async ({ page, host }) => {
      await page.goto(`${host}${list}?page=1`)
      await page.getByLabel('Username').fill('admin@waypost.test')
      await page.getByLabel('Password').fill('waypost-demo-1')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(`${host}${list}?page=1`)
      await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
      await page.reload()
      await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
    })

    test('sends the policy of its configuration with every answer', async ({
      request,
      host,
      apiUrl,
    }) => {
      const wanted = Object.entries(securityHeaders(configurationFor(apiUrl)))
      const paths = ['/', list, resetScreen, '/config.json', '/boot.js', '/assets/missing-1.js']
      for (const path of paths) {
        const headers = (await request.get(host + path)).headers()
        for (const [name, value] of wanted) {
          expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
        }
      }
    })

    test('lets browsers cache hashed files only', async ({ request, host }) => {
      const cacheOf = async (path: string) =>
        (await request.get(host + path)).headers()['cache-control']
      expect(await cacheOf(await someScript())).toBe('public, max-age=31536000, immutable')
      const pages = ['/', '/index.html', list, resetScreen]
      for (const path of [...pages, '/config.json', '/boot.js', '/favicon.svg']) {
        expect(await cacheOf(path), path).toBe('no-cache')
      }
      expect(await cacheOf('/assets/missing-1.js')).toBeUndefined()
    })

    test('has the compressed copies of the build', async ({ request, host }) => {
      const script = await someScript()
      const get = async (path: string, accepted: string) => {
        const answer = await request.get(host + path, { headers: { 'Accept-Encoding': accepted } })
        const { vary, 'content-encoding': encoding } = answer.headers()
        return { vary, encoding, length: (await answer.body()).length }
      }
      const plain = await get(script, 'identity')
      expect(plain.encoding).toBeUndefined()
      expect(await get(script, 'gzip')).toEqual({ ...plain, encoding: 'gzip' })
      expect(plain.vary).toBe('Accept-Encoding')
      const best = server === 'nginx' && !findBrotliModule() ? 'gzip' : 'br'
      expect((await get(script, 'gzip, deflate, br')).encoding).toBe(best)
      expect((await get(list, 'gzip, deflate, br')).encoding).toBe(best)
    })

    test('does not serve a page instead of a missing file', async ({ request, host, apiUrl }) => {
      const statusOf = async (path: string) => (await request.get(host + path)).status()
      expect(await statusOf('/assets/missing-1.js')).toBe(404)
      expect(await statusOf('/.vite/manifest.json')).toBe(404)
      expect(await statusOf('/help/version-1.2')).toBe(200)
      const config = await request.get(`${host}/config.json`)
      expect(await config.json()).toMatchObject(configurationFor(apiUrl))
    })
  })
}

test('no text becomes code or HTML, and trying so fails the test', async ({
  page,
  expectConsoleError,
  watch,
}) => {
  expectConsoleError(/requires 'Trusted\w+' assignment/)
  await page.goto('/signin')
  expect(await page.evaluate(useTexts)).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await expect.poll(() => watch.errors).toHaveLength(3)
})

test('the policy of nginx’s file follows the configuration', () => {
  const fileFor = (origin: string) =>
    nginxFile({ config: { apiBaseUrl: `${origin}/v1`, imageBaseUrl: `${origin}/images` } })
  const file = fileFor('https://api.example.com')
  expect(file).toContain(`connect-src 'self' https://api.example.com;`)
  expect(file.replaceAll('api.example.com', 'other.example.com')).toBe(
    fileFor('https://other.example.com'),
  )
})

async function someScript(): Promise<string> {
  const files = await readdir('dist/assets')
  const script = files.find((file) => /^start-.*\.js$/.test(file))
  return `/assets/${script}`
}

/** Uses texts as the code of a script, as HTML and as the address of a worker. Returns the name of each error. */
function useTexts(): string[] {
  const uses = [
    () => Object.assign(document.createElement('script'), { text: 'document.title = "ran"' }),
    () => Object.assign(document.body, { innerHTML: '<p>a</p>' }),
    () => new Worker('/boot.js'),
  ]
  return uses.map((use) => {
    try {
      use()
      return ''
    } catch (error) {
      return (error as Error).name
    }
  })
}
