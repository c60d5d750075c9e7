import type { Break } from './compare.ts'

/** A part of `openapi/CHANGES.md`: the changes of one version. */
type Section = { version: string; text: string }

/** The sections whose heading has a version and a date, such as `## 1.1.0 (2026-11-25)`. */
function sectionsOf(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((text) => {
      const [, version] = /^(\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)\n/.exec(text) ?? []
      return version === undefined ? [] : [{ version, text }]
    })
}

/**
 * The breaks that `openapi/CHANGES.md` does not name under the contract's own version. A break is named by its place, as code.
 */
export function unnamedBreaks(breaks: Break[], page: string, version: string): Break[] {
  const text = sectionsOf(page)
    .filter((section) => section.version === version)
    .map((section) => section.text)
    .join('\n')
  return breaks.filter(({ place }) => !text.includes(`\`${place}\``))
}
