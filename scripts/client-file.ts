/** Parts of a tag that need a file of their own: the rest of it loads with sign-in, or with every visit. */
const own: [part: string, file: string][] = [
  ['/notification_preferences', 'notifications'],
  ['/forgot-password', 'recovery'],
]

/** The name of the generated file that has the hooks of a call. */
export const clientFile = (path: string, tag: string): string =>
  own.find(([part]) => path.includes(part))?.[1] ?? tag
