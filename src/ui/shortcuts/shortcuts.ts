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
  list: { defaultMessage: 'Show this list', description: 'What a shortcut does' },
  escape: { defaultMessage: 'Close the open dialog or menu', description: 'What a shortcut does' },
  group: {
    defaultMessage: 'Go from a menu group to its pages',
    description: 'What the arrow key does on a link of the main menu',
  },
  toasts: {
    defaultMessage: 'Go to the messages in the corner',
    description:
      'What a shortcut does: moves the focus to short messages, such as "Device removed."',
  },
  calendar: {
    defaultMessage: 'Open the calendar of a date field',
    description: 'What a shortcut does in a field for a date',
  },
  save: {
    defaultMessage: 'Save a help document and go on writing',
    description: 'What a shortcut does in the form of a help document',
  },
  toolbar: {
    defaultMessage: 'Go to the toolbar of a text editor',
    description: 'What a shortcut does in the editor of help documents',
  },
  goTo: {
    defaultMessage: 'Go to the page with this letter',
    description: 'What a shortcut does',
  },
  letter: {
    defaultMessage: 'letter',
    description: 'Stands for any letter, in a list of shortcuts',
  },
  apply: {
    defaultMessage: 'Show the waiting changes',
    description: 'What a shortcut does in a list that is kept up to date',
  },
  multiSort: {
    defaultMessage: 'Sort by an additional column',
    description: 'What Shift and a click on the heading of a column do',
  },
  click: { defaultMessage: 'Click', description: 'A mouse click, in a list of shortcuts' },
  search: { defaultMessage: 'Search the list', description: 'What a shortcut does' },
  rows: { defaultMessage: 'Move between rows', description: 'What a shortcut does in a table' },
  cells: {
    defaultMessage: 'Move between the controls of a row',
    description: 'What a shortcut does in a table: its links, boxes and buttons',
  },
  rowEnds: {
    defaultMessage: 'First or last control of the row',
    description: 'What a shortcut does in a table',
  },
  tableEnds: {
    defaultMessage: 'First or last row',
    description: 'What a shortcut does in a table',
  },
  pages: {
    defaultMessage: 'Previous or next page',
    description: 'What a shortcut does in a table',
  },
  open: { defaultMessage: 'Open the row', description: 'What a shortcut does in a table' },
  select: { defaultMessage: 'Select the row', description: 'What a shortcut does in a table' },
  action: {
    defaultMessage: 'Run the action with this letter',
    description: 'What a letter does on a row of a table whose actions have letters',
  },
})

/**
 * All keyboard shortcuts, by where they work. Key listeners use these definitions, and the list of shortcuts shows
 * them.
 */
export const shortcuts = {
  everywhere: {
    palette: { message: messages.palette, keys: ['Ctrl', 'K'], mac: ['⌘', 'K'] },
    goTo: { message: messages.goTo, keys: ['G', messages.letter], single: true },
    list: { message: messages.list, keys: ['?'], single: true },
    escape: { message: messages.escape, keys: ['Esc'] },
    toasts: { message: messages.toasts, keys: ['F8'] },
    group: { message: messages.group, keys: ['↓'] },
  },
  tables: {
    search: { message: messages.search, keys: ['/'], single: true },
    rows: { message: messages.rows, keys: ['↑', '↓'] },
    cells: { message: messages.cells, keys: ['←', '→'] },
    rowEnds: { message: messages.rowEnds, keys: ['Home', 'End'] },
    tableEnds: { message: messages.tableEnds, keys: ['Ctrl', 'Home', 'End'] },
    pages: { message: messages.pages, keys: ['Page Up', 'Page Down'] },
    open: { message: messages.open, keys: ['Enter'] },
    select: { message: messages.select, keys: ['Space'] },
    action: { message: messages.action, keys: ['A–Z'], single: true },
    apply: { message: messages.apply, keys: ['.'], single: true },
    multiSort: {
      message: messages.multiSort,
      keys: ['Shift', messages.click],
      mac: ['⇧', messages.click],
    },
  },
  forms: {
    calendar: { message: messages.calendar, keys: ['Alt', '↓'], mac: ['⌥', '↓'] },
    save: { message: messages.save, keys: ['Ctrl', 'S'], mac: ['⌘', 'S'] },
    toolbar: { message: messages.toolbar, keys: ['Alt', 'F10'], mac: ['⌥', 'F10'] },
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
