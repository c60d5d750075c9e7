import { createContext } from 'react'

/** Whether the user may open the screen at a path. Outside the signed-in frame every screen is open. */
export const CanOpenContext = createContext<(path: string) => boolean>(() => true)
