import { useLayoutEffect } from 'react'
import { margin, type PrintProfile } from './print-profile.ts'

/** A part of the print that starts on a page of its own, and what stands at the foot of its pages. */
export type PrintedPart = { page: string; footer: string }

/** Applies the print profile to what is printed while the screen is open. */
export function usePageRules(profile: PrintProfile | undefined, parts: readonly PrintedPart[]) {
  const rules = profile ? pageRules(profile, parts) : ''
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

/** The style sheet of the printed pages. The offset is in the margins, so that it holds on every page of a long slip. */
export function pageRules(profile: PrintProfile, parts: readonly PrintedPart[]): string {
  const { paper, scale, offsetX, offsetY } = profile
  const sides = [margin + offsetY, margin - offsetX, margin - offsetY, margin + offsetX]
  const foot = `font: 9pt 'Inter Variable', sans-serif`
  return [
    `@page {
      size: ${paper};
      margin: ${sides.map((side) => `${side}mm`).join(' ')};
      @bottom-right { content: counter(page) ' / ' counter(pages); ${foot} }
    }`,
    ...parts.map(
      ({ page, footer }) =>
        `@page ${page} { @bottom-left { content: ${cssString(footer)}; ${foot} } }`,
    ),
    `@media print { [data-printed] { zoom: ${scale / 100} } }`,
  ].join('\n')
}

/** A text as a string of CSS, in which nothing can end the string. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
