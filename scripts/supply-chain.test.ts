import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billOf, licenseTexts, readLockFile } from './supply-chain-plugin.ts'

/** Licenses that allow shipping the console as closed source, and their conditions. */
const allowed: Record<string, string> = {
  MIT: 'its text in licenses.txt',
  ISC: 'its text in licenses.txt',
  'BSD-2-Clause': 'its text in licenses.txt',
  'BSD-3-Clause': 'its text in licenses.txt',
  '0BSD': 'nothing',
  'Apache-2.0': 'its text in licenses.txt',
  Unlicense: 'nothing',
  Zlib: 'nothing',
  'OFL-1.1': 'its text in licenses.txt; the font is not sold alone',
}

const root = path.resolve(import.meta.dirname, '..')

type Package = { dev?: boolean; license?: string; hasInstallScript?: boolean }
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}
const shippable = Object.entries(packages).filter(
  ([place, { dev }]) => place !== '' && !dev && !place.startsWith('node_modules/node-linux-'),
)

test('a company may ship every package that can get into a build', () => {
  const refused = shippable.filter(([, { license }]) => !mayShip(license ?? ''))
  expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
  expect(shippable.length).toBeGreaterThan(100)
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-2.0', false],
  ['', false],
])('%s may ship: %s', (license, wanted) => {
  expect(mayShip(license)).toBe(wanted)
})

test('no package that can get into a build has an install script', () => {
  expect(shippable.filter(([, each]) => each.hasInstallScript).map(([place]) => place)).toEqual([])
})

test('the bill of materials lists the packages in the build with hashes, and is reproducible', async () => {
  const bundled = ['react', 'react-dom', 'scheduler'].map((name) => ({
    name,
    version: (packages[`node_modules/${name}`] as { version: string }).version,
    identifier: 'MIT',
    text: `License of ${name}`,
  }))
  const all = await readLockFile()
  const bill = billOf(bundled, all)
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'waypost-console', type: 'application' } },
  })
  expect(bill.components.map(({ name }) => name)).toEqual(['react', 'react-dom', 'scheduler'])
  for (const component of bill.components) {
    expect(component).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{}] })
  }
  expect(JSON.stringify(bill)).not.toMatch(/timestamp|urn:uuid/)
  expect(() => billOf([{ name: 'react', version: '0.0.1' }], all)).toThrow('react@0.0.1')
  expect(licenseTexts(bundled)).toContain('License of scheduler')
})

/** One of several alternatives has to be allowed, and each of several licenses that apply together. */
function mayShip(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => Object.hasOwn(allowed, license)))
}
