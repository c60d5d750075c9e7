import { expect, test } from 'vitest'
import { isClear, tokensIn } from './required.ts'

const known = ['mac', 'imei', 'iccid', 'dev_eui', 'constructor']

test.each([
  ['mac', ['mac']],
  [' dev_eui ', ['dev_eui']],
  ['mac && (imei || iccid)', ['mac', 'imei', 'iccid']],
  ['mac&&((imei)||iccid)', ['mac', 'imei', 'iccid']],
  ['mac, imei', ['mac', 'imei']],
  ['mac AND imei | iccid', ['mac', 'imei', 'iccid']],
  ['mac && constructor', ['mac', 'constructor']],
])('%j requires %j, whatever the operators', (expression, tokens) => {
  expect(tokensIn(expression, known)).toEqual(tokens)
  expect(isClear(expression, known)).toBe(true)
})

test.each([
  ['', []],
  ['mac &&', ['mac']],
  ['|| mac', ['mac']],
  ['mac && && imei', ['mac', 'imei']],
  ['mac imei', ['mac', 'imei']],
  ['(mac', ['mac']],
  ['mac)', ['mac']],
  ['mac ()', ['mac']],
  ['mac && color', ['mac']],
  ['mac && serial', ['mac']],
  ['mac != null', ['mac']],
  ['mac.length > 0', ['mac']],
  ['!mac || imei', ['mac', 'imei']],
  ['has(mac)', ['mac']],
  ['["mac","imei"]', ['mac', 'imei']],
  ['machine || sub_mac || mac-id', []],
  ['alert(1)', []],
  ['toString', []],
])('%j is not clear, and requires %j', (expression, tokens) => {
  expect(tokensIn(expression, known)).toEqual(tokens)
  expect(isClear(expression, known)).toBe(false)
})
