import { createAtom, useSelector } from '@tanstack/react-store'

const version = createAtom(Date.now())

/** For the `version` of a logo: a new logo keeps its address. In milliseconds since 1970. */
export const useLogoVersion = () => useSelector(version)

/** Reloads every logo on the page, after one was uploaded. */
export const renewLogos = () => version.set(Date.now())
