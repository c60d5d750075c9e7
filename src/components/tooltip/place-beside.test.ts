import { expect, it } from 'vitest'
import { placeOf } from './place-beside.ts'

const screen = { width: 360, height: 780 }
const size = { width: 200, height: 60 }

it('stands below the middle of its anchor', () => {
  const anchor = { left: 130, top: 100, width: 100, height: 30 }
  expect(placeOf(anchor, size, screen)).toEqual({ left: 80, top: 136 })
})

it('goes above its anchor at the lower edge of the window', () => {
  const anchor = { left: 130, top: 740, width: 100, height: 30 }
  expect(placeOf(anchor, size, screen)).toEqual({ left: 80, top: 674 })
})

it('stays below where there is no room above either', () => {
  const anchor = { left: 130, top: 20, width: 100, height: 30 }
  expect(placeOf(anchor, size, { width: 360, height: 80 }).top).toBe(56)
})

it.each([
  ['left', { left: 0, top: 100, width: 40, height: 30 }, 8],
  ['right', { left: 320, top: 100, width: 40, height: 30 }, 152],
])('keeps its distance from the %s edge of the window', (_, anchor, left) => {
  expect(placeOf(anchor, size, screen).left).toBe(left)
})
