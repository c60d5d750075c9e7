import { defineMessages } from 'react-intl'
import { shortcuts, type Shortcut } from '~/ui/shortcuts/shortcuts.ts'

const messages = defineMessages({
  escape: { defaultMessage: 'Close the open dialog or menu', description: 'What a shortcut does' },
  group: {
    defaultMessage: 'Go from a menu group to its pages',
    description: 'What the arrow key does on a link of the main menu',
  },
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
  multiSort: {
    defaultMessage: 'Sort by an additional column',
    description: 'What Shift and a click on the heading of a column do',
  },
  click: { defaultMessage: 'Click', description: 'A mouse click, in a list of shortcuts' },
  calendar: {
    defaultMessage: 'Open the calendar of a date field',
    description: 'What a shortcut does in a field for a date',
  },
  save: {
    defaultMessage: 'Save a help document and go on writing',
    description: 'What a shortcut does in the form of a help document',
  },
  find: {
    defaultMessage: 'Find and replace in a text editor',
    description: 'What a shortcut does in the editor of help documents',
  },
  toolbar: {
    defaultMessage: 'Go to the toolbar of a text editor',
    description: 'What a shortcut does in the editor of help documents',
  },
})

const { everywhere, tables } = shortcuts

/** All keyboard shortcuts but the letters of screens, by where they work. */
export const listedShortcuts: Record<'everywhere' | 'tables' | 'forms', readonly Shortcut[]> = {
  everywhere: [
    everywhere.palette,
    everywhere.goTo,
    everywhere.list,
    { message: messages.escape, keys: ['Esc'] },
    everywhere.toasts,
    { message: messages.group, keys: ['↓'] },
  ],
  tables: [
    tables.search,
    { message: messages.rows, keys: ['↑', '↓'] },
    { message: messages.cells, keys: ['←', '→'] },
    { message: messages.rowEnds, keys: ['Home', 'End'] },
    { message: messages.tableEnds, keys: ['Ctrl', 'Home', 'End'] },
    { message: messages.pages, keys: ['Page Up', 'Page Down'] },
    { message: messages.open, keys: ['Enter'] },
    { message: messages.select, keys: ['Space'] },
    { message: messages.action, keys: ['A–Z'], single: true },
    tables.apply,
    {
      message: messages.multiSort,
      keys: ['Shift', messages.click],
      mac: ['⇧', messages.click],
    },
  ],
  forms: [
    { message: messages.calendar, keys: ['Alt', '↓'], mac: ['⌥', '↓'] },
    { message: messages.save, keys: ['Ctrl', 'S'], mac: ['⌘', 'S'] },
    { message: messages.find, keys: ['Ctrl', 'F'], mac: ['⌘', 'F'] },
    { message: messages.toolbar, keys: ['Alt', 'F10'], mac: ['⌥', 'F10'] },
  ],
}
