import { expect, test } from 'vitest'
import { tokensIn } from './required.ts'

const known = new Set(['mac', 'imei', 'iccid', 'dev_eui', 'constructor'])

test.each([
  ['mac', ['mac']],
  [' dev_eui ', ['dev_eui']],
  ['mac && (imei || iccid)', ['mac', 'imei', 'iccid']],
  ['mac&&((imei)||iccid)', ['mac', 'imei', 'iccid']],
  ['mac, imei', ['mac', 'imei']],
  ['mac AND imei | iccid', ['mac', 'imei', 'iccid']],
  ['constructor && mac', ['constructor', 'mac']],
])('%j requires %j, whatever the operators', (expression, tokens) => {
  expect(tokensIn(expression, known)).toEqual(tokens)
})

test.each([
  '',
  'mac &&',
  '|| mac',
  'mac && && imei',
  'mac imei',
  '(mac',
  'mac)',
  'mac ()',
  'mac && color',
  'alert(1)',
  'toString',
])('%j is invalid', (expression) => {
  expect(tokensIn(expression, known)).toBeUndefined()
})
