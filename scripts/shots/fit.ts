import type { Page as Tab } from '@playwright/test'
import type { Shot } from './list.ts'
import type { Fault } from './marks.ts'
import { heightOf } from './take.ts'
import { placesOf } from './texts.ts'

/** A text that has too little room, and where. */
export type Misfit = { id: string; text: string; fault: Fault; language: string } & {
  width: number
  name: string
}

/** The texts of an open page that do not fit, at each width. */
export async function misfitsOf(tab: Tab, shot: Shot, widths: number[]): Promise<Misfit[]> {
  const found: Misfit[] = []
  for (const width of widths) {
    await tab.setViewportSize({ width, height: heightOf(width) })
    const places = await settled(tab)
    for (const { id, text, faults } of places) {
      for (const fault of faults) {
        found.push({ id, text, fault, language: shot.language, width, name: shot.name })
      }
    }
  }
  return found
}

/** The texts once nothing moves any more. */
async function settled(tab: Tab) {
  let before = ''
  for (let tries = 0; tries < 20; tries += 1) {
    const places = await placesOf(tab)
    const now = JSON.stringify(places)
    if (now === before) return places
    before = now
    await tab.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    )
  }
  return placesOf(tab)
}

/** One line per text and fault: its languages and widths, and the first place. */
export function linesOf(misfits: Misfit[]): string[] {
  const key = ({ id, fault, language }: Misfit) => `${fault} ${language} ${id}`
  const groups = Object.entries(Object.groupBy(misfits, key)).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return groups.map(([name, all = []]) => {
    const widths = [...new Set(all.map(({ width }) => width))].join(', ')
    const [first] = all
    return `${name} at ${widths}: “${first?.text ?? ''}” on ${first?.name ?? ''}`
  })
}
