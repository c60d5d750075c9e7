import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { expect, test } from 'vitest'
import { buildReference } from '../../scripts/reference.ts'
import { contract, operations } from './support.ts'

const source = path.resolve(import.meta.dirname, '../../openapi/openapi.yaml')
const bundle = path.resolve(import.meta.dirname, '../../mocks/generated/openapi.json')

const pathsOf = ({ paths = {} }: { paths?: object }) => Object.keys(paths)

test('a second OpenAPI parser accepts the contract', async () => {
  expect(pathsOf(await SwaggerParser.validate(bundle))).toEqual(pathsOf(contract))
})

test('a second parser resolves every reference in the source files', async () => {
  expect(pathsOf(await SwaggerParser.dereference(source))).toEqual(pathsOf(contract))
})

test('the second parser refuses a contract with a mistake', async () => {
  const broken = structuredClone(contract) as { paths: Record<string, { get: object }> }
  broken.paths['/versions'] = { get: { responses: { 200: {} } } }
  await expect(SwaggerParser.validate(broken as never)).rejects.toThrow(/description/)
})

test('the reference has every operation and fetches nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-reference-'))
  const html = readFileSync(await buildReference(folder), 'utf8')
  rmSync(folder, { recursive: true })
  expect(operations.filter(({ operationId }) => !html.includes(operationId))).toEqual([])
  expect(html).toContain("default-src 'none'")
  expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?\/\//)
  expect(html).not.toContain('cdn.redoc')
}, 60_000)
