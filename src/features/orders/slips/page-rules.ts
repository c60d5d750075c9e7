import { useLayoutEffect } from 'react'
import { margin, type PrintProfile } from './print-profile.ts'

/**
 * The CSS page name of a sheet. A new name starts a new page. The first sheet has none, because the empty space before
 * it would become a page.
 */
export const pageName = (index: number) => (index === 0 ? 'auto' : `sheet-${index}`)

/** Applies the print profile while the screen is open. */
export function usePageRules(profile: PrintProfile | undefined, footers: readonly string[]) {
  const rules = profile ? pageRules(profile, footers) : ''
  useLayoutEffect(() => {
    // The Content-Security-Policy blocks style elements with content.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [rules])
}

/**
 * The style sheet of the printed pages. The offset is part of the margins, so that it applies to every page of a long slip.
 * Pages are counted for each sheet, since sheets go to different customers. CSS only knows the total of the whole print, so
 * several sheets have none.
 *
 * @param footers The page footer of each sheet.
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
    ...footers.map((footer, index) => {
      const left = `@bottom-left { content: ${cssString(footer)}; ${foot} }`
      if (footers.length === 1) return `@page { ${left} }`
      return `@page ${index === 0 ? '' : pageName(index)} {
        counter-increment: pages-of-${index};
        ${left}
        @bottom-right { content: counter(pages-of-${index}); ${foot} }
      }`
    }),
    `@media print { [data-printed] { zoom: ${scale / 100} } }`,
  ].join('\n')
}

/** Quotes a text as a CSS string. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
