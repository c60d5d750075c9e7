import type { Locator } from '@playwright/test'

/** Between the clicks of a double click, in milliseconds. */
export const gaps = [120, 400]

/** Where a real pointer would press a control. It comes from the edge. */
async function centerOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  await target.page().mouse.move(0, y)
  return [x + width / 2, y + height / 2] as const
}

/** A double click of a mouse that stays where it is, whatever comes under it. */
export async function pressTwice(target: Locator, gap: number) {
  const [x, y] = await centerOf(target)
  // The delay is that from down to up and from up to down.
  await target.page().mouse.click(x, y, { clickCount: 2, delay: gap / 2 })
}

/** Two single clicks at the same point, as fast as possible. */
export async function pressAtOnce(target: Locator) {
  const { mouse } = target.page()
  const [x, y] = await centerOf(target)
  await mouse.click(x, y)
  await mouse.click(x, y)
}

/** Holds Enter down for some repetitions. */
export async function holdEnter({ keyboard }: ReturnType<Locator['page']>) {
  for (let times = 0; times < 12; times += 1) await keyboard.down('Enter')
  await keyboard.up('Enter')
}
