type RecentRecord = { name: string; home: string }

/** A record among the paths of the screens opened last: the address of its home, a blank and its name. */
export const recentRecord = ({ home, name }: RecentRecord): string => `${home} ${name}`

/** The record of such a text, or null for the path of a screen. */
export function readRecentRecord(text: string): RecentRecord | null {
  const [, home, name] = /^(\S+) (.+)$/s.exec(text) ?? []
  return home && name ? { home, name } : null
}
