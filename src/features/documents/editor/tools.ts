import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { MessageDescriptor } from 'react-intl'
import { toggleCaption } from './caption.ts'
import { tools as names } from './messages.ts'
import type { ToolIconName } from './tool-icon.tsx'

/** The dialog or bar that a tool opens. */
export type ToolDialog = 'find' | 'link' | 'image' | 'video'

type Chain = ReturnType<Editor['chain']>

export type Tool = {
  name: keyof typeof names
  icon: ToolIconName
  /** The shortcut in ProseMirror's notation: `Mod-b`. */
  keys?: string
  /** Whether a toggle is on at the caret. */
  isOn?: (editor: Editor) => boolean
  does: ((chain: Chain) => Chain) | { opens: ToolDialog }
}

const mark = (
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'sub' | 'sup',
  keys: string,
  does: (chain: Chain) => Chain,
): Tool => ({ name, icon: name, keys, isOn: (editor) => editor.isActive(name), does })

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  icon: `heading${level}`,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  does: (chain) => chain.toggleHeading({ level }),
})

const block = (
  name: 'bulletList' | 'orderedList' | 'quote' | 'codeBlock',
  keys: string,
  does: (chain: Chain) => Chain,
  node: string = name,
): Tool => ({ name, icon: name, keys, isOn: (editor) => editor.isActive(node), does })

/** The tools in groups, in the order of the toolbar. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: 'undo', icon: 'undo', keys: 'Mod-z', does: (chain) => chain.undo() },
    { name: 'redo', icon: 'redo', keys: 'Mod-Shift-z', does: (chain) => chain.redo() },
    { name: 'find', icon: 'find', keys: 'Mod-f', does: { opens: 'find' } },
  ],
  [heading(2), heading(3), heading(4)],
  [
    mark('bold', 'Mod-b', (chain) => chain.toggleBold()),
    mark('italic', 'Mod-i', (chain) => chain.toggleItalic()),
    mark('underline', 'Mod-u', (chain) => chain.toggleUnderline()),
    mark('strike', 'Mod-Shift-s', (chain) => chain.toggleStrike()),
    mark('code', 'Mod-e', (chain) => chain.toggleCode()),
    mark('sub', 'Mod-,', (chain) => chain.toggleMark('sub')),
    mark('sup', 'Mod-.', (chain) => chain.toggleMark('sup')),
  ],
  [
    block('bulletList', 'Mod-Shift-8', (chain) => chain.toggleBulletList()),
    block('orderedList', 'Mod-Shift-7', (chain) => chain.toggleOrderedList()),
    block('quote', 'Mod-Shift-b', (chain) => chain.toggleBlockquote(), 'blockquote'),
    block('codeBlock', 'Mod-Alt-c', (chain) => chain.toggleCodeBlock()),
    { name: 'rule', icon: 'rule', does: (chain) => chain.setHorizontalRule() },
  ],
  [
    {
      name: 'link',
      icon: 'link',
      isOn: (editor) => editor.isActive('link'),
      does: { opens: 'link' },
    },
    {
      name: 'image',
      icon: 'image',
      isOn: (editor) => editor.isActive('image'),
      does: { opens: 'image' },
    },
    {
      name: 'video',
      icon: 'video',
      isOn: (editor) => editor.isActive('video'),
      does: { opens: 'video' },
    },
    {
      name: 'table',
      icon: 'table',
      does: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
    },
    {
      name: 'caption',
      icon: 'caption',
      isOn: (editor) => editor.isActive('figure'),
      does: (chain) => chain.command(toggleCaption),
    },
  ],
]

/** The table tools, shown while the caret is in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'rowBefore', icon: 'rowBefore', does: (chain) => chain.addRowBefore() },
  { name: 'rowAfter', icon: 'rowAfter', does: (chain) => chain.addRowAfter() },
  { name: 'columnBefore', icon: 'columnBefore', does: (chain) => chain.addColumnBefore() },
  { name: 'columnAfter', icon: 'columnAfter', does: (chain) => chain.addColumnAfter() },
  { name: 'header', icon: 'header', does: (chain) => chain.toggleHeaderRow() },
  { name: 'deleteRow', icon: 'deleteRow', does: (chain) => chain.deleteRow() },
  { name: 'deleteColumn', icon: 'deleteColumn', does: (chain) => chain.deleteColumn() },
  { name: 'deleteTable', icon: 'trash', does: (chain) => chain.deleteTable() },
]

/** The name of a tool. */
export const toolName = (tool: Tool): MessageDescriptor => names[tool.name]

/** Whether a tool is available. */
export function canUse(editor: Editor, { name, does }: Tool): boolean {
  if (typeof does !== 'function') return true
  const isPossible = () => does(editor.can().chain()).run()
  if (name === 'undo' || name === 'redo') return isPossible()
  // Trying each tool after each keystroke would slow typing down.
  const place = placeOf(editor)
  let known = tried.get(editor)
  if (known?.place !== place) tried.set(editor, (known = { place, tools: new Map() }))
  const possible = known.tools.get(name) ?? isPossible()
  known.tools.set(name, possible)
  return possible
}

const tried = new WeakMap<Editor, { place: string; tools: Map<string, boolean> }>()

/** The context of the caret or selection, which alone decides which tools are available. */
function placeOf(editor: Editor): string {
  const { selection } = editor.state
  const { $from, $to, empty } = selection
  const node = selection instanceof NodeSelection ? selection.node.type.name : ''
  const pathOf = (place: typeof $from) =>
    Array.from({ length: place.depth + 1 }, (_, level) => place.node(level).type.name).join('/')
  return [pathOf($from), pathOf($to), empty, node, editor.isActive('code')].join(' ')
}

/** The shortcut of a tool on this keyboard. */
export function keysOf({ keys }: Tool): string {
  if (!keys) return ''
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  const names: Record<string, string> = isMac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
    : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' }
  return keys
    .split('-')
    .map((key) => names[key] ?? key.toUpperCase())
    .join(isMac ? '' : '+')
}
