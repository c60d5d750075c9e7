import { useRouter, type HistoryLocation } from '@tanstack/react-router'
import { goBackOnce, isGoingBack } from '~/ui/page/go-back-once.ts'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import { mayPush, type PageSearch } from './use-list-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history entry of the page that opened the dialog of this address. */
    dialogFrom?: number | undefined
  }
}

/** The part of the address that opens a dialog. */
type DialogAddress = { search?: (before: PageSearch) => PageSearch; hash?: string }

/** The history state of a link that opens a dialog on the same page. */
export const openedHere = ({ __TSR_index: index }: HistoryLocation['state']) => ({
  dialogFrom: index,
})

/**
 * Opens and closes a dialog through the address. Closing it returns to the previous history entry, so that Back leaves
 * the page. If the dialog was opened by its address alone, closing only changes the address. Code that changes the
 * address of an open dialog must keep the history's `state`.
 */
export function useDialogAddress() {
  const router = useRouter()
  const isLeaving = useIsLeaving()
  const targetOf = ({ search, hash }: DialogAddress) => ({
    to: '.',
    search: search ?? (true as const),
    ...(hash !== undefined && { hash }),
  })
  const goTo = (address: DialogAddress, opens: boolean) =>
    void router.navigate({
      ...targetOf(address),
      replace: !opens,
      state: opens ? openedHere : {},
    })
  return {
    open: (address: DialogAddress) => {
      if (!isLeaving()) goTo(address, mayPush(router))
    },
    close: (address: DialogAddress) => {
      if (isLeaving() || isGoingBack(router)) return
      // Back has closed it.
      const { href } = router.buildLocation(targetOf(address))
      if (href === router.latestLocation.href) return
      const { __TSR_index: index, dialogFrom } = router.history.location.state
      const steps = Number(dialogFrom) - index
      // An entry that another script added has no index; going zero steps would load the page again.
      if (!(steps < 0)) return goTo(address, false)
      goBackOnce(router, steps)
    },
  }
}
