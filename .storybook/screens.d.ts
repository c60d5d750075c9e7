declare module 'virtual:screens' {
  /** A screen as Storybook describes it. */
  export type Screen = {
    route: string
    /** Its path in the server's menu, by the menu's names; for a screen that the menu lacks, its own title. */
    names: string[]
    /** What it is for: the first sentence of the comment above its component. */
    purpose: string
    /** The routes that its links lead to. */
    leadsTo: string[]
    /** The title of its stories. */
    title?: string
  }

  export const screens: Screen[]
}
