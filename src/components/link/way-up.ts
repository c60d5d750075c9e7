import { createContext, use } from 'react'

/** The nearest screen above the one shown that the user may open, such as the list of a record. */
export type WayUp = { to: string; title: string }

const Context = createContext<WayUp | null>(null)

/** The frame knows the way; there is none outside it, and on a screen of the first level. */
export const WayUpProvider = Context.Provider

export const useWayUp = () => use(Context)
