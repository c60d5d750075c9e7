import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import type { ContractDocument } from '../../mocks/contract.ts'
import { findOperation } from '../../mocks/examples.ts'

const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)
const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument

/** The operation of the contract that a request calls. Images have none: a broken one shows an icon instead of a failure. */
export function operationOf(request: Request) {
  const { pathname } = new URL(request.url())
  const operation = findOperation(contract, request.method(), pathname)
  return operation?.prefix === '' ? operation : undefined
}
