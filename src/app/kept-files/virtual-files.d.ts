declare module 'virtual:files' {
  /** The address of the page. */
  export const page: string
  /** What the console starts with, the page included. */
  export const start: { url: string; revision: string | null }[]
  /** All files with a hash in their names. */
  export const files: string[]
}
