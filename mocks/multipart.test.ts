import { expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'

async function wire(form: FormData) {
  const request = new Request('http://x', { method: 'POST', body: form })
  return [await request.bytes(), request.headers.get('content-type') ?? ''] as const
}

test('the parts of a form are read unchanged', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const form = new FormData()
  form.append('note', 'één\r\n--not the boundary')
  form.append('file', new File([bytes], 'sensor "1".png', { type: 'image/png' }))
  form.append('empty', '')
  const parts = await readMultipart(...(await wire(form)))
  expect(parts).toEqual([
    {
      name: 'note',
      filename: null,
      type: 'text/plain',
      bytes: Buffer.from('één\r\n--not the boundary'),
    },
    {
      name: 'file',
      filename: 'sensor %221%22.png',
      type: 'image/png',
      bytes: Buffer.from(bytes),
    },
    { name: 'empty', filename: null, type: 'text/plain', bytes: Buffer.alloc(0) },
  ])
})

test('a form without parts has none', async () => {
  expect(await readMultipart(Buffer.from('--x--\r\n'), 'multipart/form-data; boundary=x')).toEqual(
    [],
  )
})

test.each([
  ['--x--', 'multipart/form-data', 'Boundary not found'],
  ['hello', 'multipart/form-data; boundary=x', 'Unexpected end of multipart data'],
  [
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nc\r\n',
    'multipart/form-data; boundary="x"',
    'Unexpected end of multipart data',
  ],
])('a malformed form is refused with the reason (%s)', async (body, type, reason) => {
  expect(await readMultipart(Buffer.from(body), type)).toContain(reason)
})

test.each([1, 100_000])(
  'a part of %i bytes without a name makes the body malformed',
  async (size) => {
    const body = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x\r\nA: b\r\n\r\n${'c'.repeat(size)}\r\n--x--`
    expect(await readMultipart(Buffer.from(body), 'multipart/form-data; boundary=x')).toContain(
      'malformed',
    )
  },
)
