import { createContext, use } from 'react'

const MayOpen = createContext<(path: string) => boolean>(() => true)

/** Provides which screens the user may open. Without it, as in a component's story, every link is shown. */
export const MayOpenProvider = MayOpen.Provider

/** Whether the user may open the screen at a path. `ScreenLink` and row actions check this themselves. */
export const useMayOpen = () => use(MayOpen)
