import { beforeAll, expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'
import { startWorker } from './trusted-types.ts'

beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types waypost-html waypost-worker"
  document.head.append(policy)
})

test('HTML is read by one function and by nothing else', () => {
  expect(parseHtml('<p onclick="a">b</p>').body.innerHTML).toBe('<p data-onclick="a">b</p>')
  expect(() => new DOMParser().parseFromString('<p>b</p>', 'text/html')).toThrow(TypeError)
})

test('a worker starts from a file of the console and from nowhere else', () => {
  const worker = startWorker('/worker.js')
  worker.terminate()
  expect(() => new Worker('/worker.js')).toThrow(TypeError)
  for (const elsewhere of ['https://elsewhere.test/a.js', '//elsewhere.test/a.js', 'data:,a']) {
    expect(() => startWorker(elsewhere)).toThrow(`Not a file of the console: ${elsewhere}`)
  }
})
