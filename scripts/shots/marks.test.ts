import { expect, test } from 'vitest'
import { linesOf } from './fit.ts'
import { markTexts } from './marks.ts'

const compiled = '{"aP/Ysw":[{"type":0,"value":"Resume "},{"type":1,"value":"name"}]}'

test('a marked text has its id around it, in characters that are never drawn', () => {
  const marked = JSON.parse(markTexts(compiled)) as Record<string, { value: string }[]>
  const text = marked['aP/Ysw']!.map(({ value }) => value).join('')
  const isTag = (letter: string) => letter.codePointAt(0)! >> 8 === 0xe_00
  const letters = Array.from(text)
  expect(letters.filter((letter) => !isTag(letter)).join('')).toBe('Resume name')
  const hidden = letters.filter(isTag).map((letter) => letter.codePointAt(0)! - 0xe_00_00)
  expect(String.fromCodePoint(...hidden.slice(1, -1))).toBe('aP/Ysw')
  expect(text.indexOf('Resume')).toBeGreaterThan(0)
})

test('a text without room is listed once, with its widths', () => {
  const misfit = { id: 'aP/Ysw', text: 'Fortsetzen', fault: 'wraps', language: 'de' } as const
  const found = [768, 360].map((width) => ({ ...misfit, width, name: '/signin' }))
  expect(linesOf(found)).toEqual(['wraps de aP/Ysw at 768, 360: “Fortsetzen” on /signin'])
})
