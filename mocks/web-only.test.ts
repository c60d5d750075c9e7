import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    './{sandbox,contract,examples,failures,answer-check,request-check,schemas,operations}.ts',
    './{world,handlers}/**/*.ts',
    '!./**/*.test.ts',
    '!./handlers/testing*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test.each(Object.entries(sources))(
  '%s uses only web APIs, so that it runs in a browser too',
  (_, text) => {
    expect(text).not.toMatch(/from 'node:|\bBuffer\b|\bprocess\.|import\.meta/)
  },
)
