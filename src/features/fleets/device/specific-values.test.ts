import { expect, test } from 'vitest'
import { isSecret, textFileOf } from './specific-values.ts'

test('certificates and the key are saved under product and MAC address', () => {
  const product = 'waypost-gateway-g2-70B3D5A1E01A2B03'
  expect(textFileOf('ca_crt', product)).toBe(`${product}-ca.crt`)
  expect(textFileOf('gateway_crt', product)).toBe(`${product}-gateway.crt`)
  expect(textFileOf('gateway_key', product)).toBe(`${product}-gateway.key`)
  expect(textFileOf('region', product)).toBeUndefined()
  expect(textFileOf('toString', product)).toBeUndefined()
})

test('a file name contains no separators of paths or MAC addresses', () => {
  expect(textFileOf('ca_crt', '../g2-70:B3:D5')).toBe('..-g2-70-B3-D5-ca.crt')
})

test.each([
  ['gateway_key', 'x', true],
  ['app_key', 'x', true],
  ['wifi_password', 'x', true],
  ['other', '-----BEGIN EC PRIVATE KEY-----', true],
  ['gateway_crt', '-----BEGIN CERTIFICATE-----', false],
  ['keyboard', 'qwerty', false],
])('%s with %s is secret: %s', (entry, value, secret) => {
  expect(isSecret(entry, value)).toBe(secret)
})
