import { useMatches } from '@tanstack/react-router'

/** The path of the screen that is shown, without a slash at its end; the address may already be that of the next one. */
export const useShownPath = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/(?!^)\/$/, '') ?? '/' })
