import type { PaintTarget } from './watch.ts'

export const signIn: PaintTarget = { selector: 'input[type=password]', count: 1 }
/** The console's own form, in place of the one that the build wrote into the page. */
export const ownSignIn: PaintTarget = {
  selector: 'body:not(:has(#early)) input[type=password]',
  count: 1,
}
export const rows: PaintTarget = { selector: 'tbody tr:has(a)', count: 50 }
export const record: PaintTarget = { selector: 'main dl, main h2', count: 1 }
export const firstLink = 'tbody tr a'
