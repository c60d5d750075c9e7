import { createContext, use } from 'react'

const MayOpen = createContext<(path: string) => boolean>(() => true)

/** The frame says which screens the user may open. Without it, as in a component's story, every link is shown. */
export const MayOpenProvider = MayOpen.Provider

/** Tells whether the user may open the screen at a path. `ScreenLink` and the row actions of tables ask it themselves. */
export const useMayOpen = () => use(MayOpen)
