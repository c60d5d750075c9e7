import { readFileSync, writeFileSync } from 'node:fs'
import { withStates } from './mocks/states/states-document.ts'
const d = JSON.parse(readFileSync('mocks/generated/openapi.json','utf8'))
writeFileSync('docs/sandbox.md', withStates(readFileSync('docs/sandbox.md','utf8'), d))
