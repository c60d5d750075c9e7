import { expect, test } from 'vitest'
import { startTestServer } from '~/testing/api-server.ts'
import { fetchFile } from './fetch-file.ts'

const { signal } = new AbortController()

test('a file of another host is read, unless it is missing, too large or too slow', async () => {
  const { url, close } = await startTestServer(({ url: path = '' }, response) => {
    if (path === '/slow') return
    response.writeHead(path === '/label' ? 200 : 404).end(Buffer.alloc(1000))
  })
  const read = (path: string, most: number) =>
    fetchFile(url + path, { most, signal, timeoutMs: 500 })
  try {
    expect(await read('/label', 1000)).toHaveProperty('byteLength', 1000)
    expect(await read('/label', 999)).toBe('tooLarge')
    expect(await read('/missing', 1000)).toBe('unread')
    expect(await read('/slow', 1000)).toBe('unread')
  } finally {
    await close()
  }
})
