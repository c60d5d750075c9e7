import { useWindowEvent } from '~/ui/page/use-window-event.ts'

/** Closes a menu or a dialog that is not in the address when the user goes back or forward below it. */
export const useBackCloses = (close: () => void) => useWindowEvent('popstate', () => close())
