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
 * The breaks that `openapi/CHANGES.md` does not name under the contract's own version, or under one since the old contract. A
 * break is named by its place, as code.
 */
export function unnamedBreaks(
  breaks: Break[],
  page: string,
  { oldVersion, version }: { oldVersion: string; version: string },
): Break[] {
  const text = sectionsOf(page)
    .filter((section) => section.version === version || isBetween(section.version))
    .map((section) => section.text)
    .join('\n')
  return breaks.filter(({ place }) => !text.includes(`\`${place}\``))

  function isBetween(each: string) {
    return byNumber(oldVersion, each) < 0 && byNumber(each, version) < 0
  }
}

/** The order of two versions. */
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
