type RecentRecord = { name: string; home: string }

/** A record in the list of recent screens: its address, a space and its name. */
export const recentRecord = ({ home, name }: RecentRecord): string => `${home} ${name}`

/** Parses such a text, or returns null for the path of a screen. */
export function readRecentRecord(text: string): RecentRecord | null {
  const [, home, name] = /^(\S+) (.+)$/s.exec(text) ?? []
  return home && name ? { home, name } : null
}
