import { expect, test } from 'vitest'
import type { InventoryTemplate } from '~/api/generated/model/index.ts'
import { isBroken, macAddressIn, readTemplate, savesFromScan } from './template.ts'

const text = (displayName: string, displayOrder?: number | null) => ({
  displayName,
  valueType: 'text',
  displayOrder,
})

const camera: InventoryTemplate = {
  deviceTypeToken: 'camera',
  scanInfo: { type: 'qr', format: 'qr_code' },
  metadataInputs: {
    note: text('Note'),
    serial_number: text('Serial number', 3),
    mac: { ...text('MAC address', 1), validationRegex: { javascript: '^[0-9A-F]{16}$' } },
    lens: { displayName: 'Lens', valueType: 'calibration_image', displayOrder: 2 },
    color: { displayName: 'Color', valueType: 'color', displayOrder: null },
  },
  requiredMetadata: ['mac && lens', 'mac && (serial_number'],
}

test('inputs are in their display order, those without one last and in their own order', () => {
  expect(readTemplate(camera).inputs.map(({ token }) => token)).toEqual([
    'mac',
    'lens',
    'serial_number',
    'note',
    'color',
  ])
})

test('an input of an unknown type takes text; an image is not part of a code', () => {
  expect(readTemplate(camera).texts.map(({ token }) => token)).toEqual([
    'mac',
    'serial_number',
    'note',
    'color',
  ])
})

test('an unclear expression requires its inputs, is reported, and stops a scan from saving', () => {
  const template = readTemplate(camera)
  const { inputs, uncheckedExpressions } = template
  expect(inputs.filter(({ isRequired }) => isRequired).map(({ token }) => token)).toEqual([
    'mac',
    'lens',
    'serial_number',
  ])
  expect(uncheckedExpressions).toEqual(['mac && (serial_number'])
  expect(savesFromScan(template)).toBe(false)
})

test('an empty expression requires nothing', () => {
  const template = readTemplate({ ...camera, requiredMetadata: ['mac', ' '] })
  expect(savesFromScan(template)).toBe(true)
})

test.each([
  [{ app_eui: text('AppEUI'), dev_eui: text('DevEUI') }, 'A8404100002F0041'],
  [{ app_eui: text('AppEUI'), radio: text('Radio MAC') }, undefined],
  [{ app_eui: text('AppEUI'), key: text('Key') }, 'A840410000000100'],
])('the MAC address among %o is %s', (metadataInputs, expected) => {
  const template = readTemplate({ ...camera, metadataInputs, requiredMetadata: [] })
  const values = { app_eui: 'A840410000000100', dev_eui: 'a8:40:41:00:00:2f:00:41', radio: 'A8' }
  expect(macAddressIn(template, values)).toBe(expected)
})

test('only a pattern that does not compile is invalid', () => {
  expect(['^[0-9A-F{12}$', '^(a+)+$', ''].map(isBroken)).toEqual([true, false, false])
})
