import { createAtom, useSelector } from '@tanstack/react-store'

const version = createAtom(Date.now())

/** The `version` of every logo, in milliseconds since 1970. Needed because a new logo has the same address. */
export const useLogoVersion = () => useSelector(version)

/** Reloads every logo on the page after an upload. */
export const renewLogos = () => version.set(Date.now())
