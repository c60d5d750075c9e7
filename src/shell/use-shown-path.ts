import { useMatches } from '@tanstack/react-router'

/** The path of the current screen, without a trailing slash; the address may already be the next one's. */
export const useShownPath = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/(?!^)\/$/, '') ?? '/' })
