import { createAtom, useSelector } from '@tanstack/react-store'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { openDialog } from '~/ui/page/page-parts.ts'
import { useStoredSwitch } from '~/ui/settings/use-stored.ts'

export type Shortcut = {
  message: MessageDescriptor
  /** The keys as the list of shortcuts shows them; a key without a label on the keyboard is a message. */
  keys: readonly (string | MessageDescriptor)[]
  /** The keys on a Mac, if different. */
  mac?: readonly (string | MessageDescriptor)[]
  /** Whether it is a single character, which the user can turn off (WCAG 2.1.4). */
  single?: boolean
}

const messages = defineMessages({
  palette: { defaultMessage: 'Go to a page', description: 'What a shortcut does' },
  goTo: {
    defaultMessage: 'Go to the page with this letter',
    description: 'What a shortcut does',
  },
  letter: {
    defaultMessage: 'letter',
    description: 'Stands for any letter, in a list of shortcuts',
  },
  list: { defaultMessage: 'Show this list', description: 'What a shortcut does' },
  toasts: {
    defaultMessage: 'Go to the messages in the corner',
    description:
      'What a shortcut does: moves the focus to short messages, such as "Device removed."',
  },
  search: { defaultMessage: 'Search the list', description: 'What a shortcut does' },
  apply: {
    defaultMessage: 'Show the waiting changes',
    description: 'What a shortcut does in a list that is kept up to date',
  },
})

/** The shortcuts that the frame and the tables listen to. The list of shortcuts shows them with the others. */
export const shortcuts = {
  everywhere: {
    palette: { message: messages.palette, keys: ['Ctrl', 'K'], mac: ['⌘', 'K'] },
    goTo: { message: messages.goTo, keys: ['G', messages.letter], single: true },
    list: { message: messages.list, keys: ['?'], single: true },
    toasts: { message: messages.toasts, keys: ['F8'] },
  },
  tables: {
    search: { message: messages.search, keys: ['/'], single: true },
    apply: { message: messages.apply, keys: ['.'], single: true },
  },
} satisfies Record<string, Record<string, Shortcut>>

/** Whether a key press is a single-key shortcut: no modifier, turned on, outside of fields and open dialogs. */
export const isSingleKey = (event: KeyboardEvent, { keys: [key] }: Shortcut) =>
  typeof key === 'string' && event.key.toLowerCase() === key.toLowerCase() && mayBeSingleKey(event)

/**
 * Whether a key press may be a single-key shortcut at all. Handle the second key of a sequence in the capture phase
 * with `preventDefault`, so that no other shortcut handles it.
 */
export function mayBeSingleKey(event: KeyboardEvent): boolean {
  return (
    singleKeys.get() &&
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event.target) &&
    openDialog() === null
  )
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  )
}

/** Whether single-key shortcuts are on. True until a user's setting has loaded. */
const singleKeys = createAtom(true)

/** The same, outside of components. */
export const singleKeysOn = () => singleKeys.get()

export const useSingleKeysOn = () => useSelector(singleKeys)

/**
 * The user's setting for single-key shortcuts, stored with the other settings. The frame calls it too, so that it loads
 * at the start.
 */
export const useSingleKeys = () => useStoredSwitch('single-key shortcuts', singleKeys)
