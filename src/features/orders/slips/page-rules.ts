import { useLayoutEffect } from 'react'
import { margin, type PrintProfile } from './print-profile.ts'

/**
 * The name of a sheet's pages. A new name starts a new page. The first sheet has none: the empty space before it would
 * have a page of its own.
 */
export const pageName = (place: number) => (place === 0 ? 'auto' : `sheet-${place}`)

/** Applies the print profile to what is printed while the screen is open. */
export function usePageRules(profile: PrintProfile | undefined, footers: readonly string[]) {
  const rules = profile ? pageRules(profile, footers) : ''
  useLayoutEffect(() => {
    // The policy of the console's host allows no style element with content.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [rules])
}

/**
 * The style sheet of the printed pages. The offset is in the margins, so that it holds on every page of a long slip.
 *
 * @param footers The text at the foot of the pages of each sheet.
 */
export function pageRules(profile: PrintProfile, footers: readonly string[]): string {
  const { paper, scale, offsetX, offsetY } = profile
  const sides = [margin + offsetY, margin - offsetX, margin - offsetY, margin + offsetX]
  const foot = `font: 9pt 'Inter Variable', sans-serif; color: black`
  return [
    `@page {
      size: ${paper};
      margin: ${sides.map((side) => `${side}mm`).join(' ')};
      @bottom-right { content: counter(page) ' / ' counter(pages); ${foot} }
    }`,
    ...footers.map(
      (footer, place) =>
        `@page ${place === 0 ? '' : pageName(place)} {
          @bottom-left { content: ${cssString(footer)}; ${foot} }
        }`,
    ),
    `@media print { [data-printed] { zoom: ${scale / 100} } }`,
  ].join('\n')
}

/** A text as a string of CSS, in which nothing can end the string. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
