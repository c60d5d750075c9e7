import { expect, test } from 'vitest'
import { pageRules } from './page-rules.ts'
import { adjusted, standardProfile } from './print-profile.ts'

const plain = { ...standardProfile, paper: 'letter' } as const

test('an offset moves opposite margins by the same length', () => {
  expect(pageRules({ ...plain, offsetX: 2, offsetY: -1.5 }, [])).toContain(
    'margin: 12.5mm 12mm 15.5mm 16mm;',
  )
})

test('a display number cannot break out of its CSS string', () => {
  const rules = pageRules(plain, ['#"; } \\ \n@page{}'])
  expect(rules).toContain(String.raw`content: "#\22 ; } \5c  \a @page{}";`)
})

test('a total is only given where it is that of the slip', () => {
  expect(pageRules(plain, ['#1'])).toContain("counter(page) ' / ' counter(pages)")
  const several = pageRules(plain, ['#1', '#2'])
  for (const index of [0, 1]) {
    expect(several).toContain(`counter-increment: pages-of-${index};`)
    expect(several).toContain(`content: counter(pages-of-${index});`)
  }
})

test('measurements correct the next print', () => {
  const measured = { ruler: 145.5, fromLeft: 13, fromTop: 16.2 }
  expect(adjusted({ ...plain, offsetX: 0.5 }, measured)).toEqual({
    ...plain,
    scale: 103.1,
    offsetX: 1.5,
    offsetY: -2.2,
  })
})

test('missing measurements change nothing, and nothing exceeds its limit', () => {
  const measured = { ruler: 50, fromLeft: null, fromTop: null }
  expect(adjusted({ ...plain, offsetX: 3 }, measured)).toEqual({
    ...plain,
    offsetX: 3,
    scale: 120,
  })
})
