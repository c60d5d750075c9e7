import { createContext, use } from 'react'

/** The nearest parent screen that the user may open, such as the list of a record. */
export type WayUp = { to: string; title: string }

const Context = createContext<WayUp | null>(null)

/** The frame provides it; null outside of the frame and on top-level screens. */
export const WayUpProvider = Context.Provider

export const useWayUp = () => use(Context)
