'use no memo' // Tiptap's editor changes inside.
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Flex } from '~/styled-system/jsx'
import { tools as names } from './messages.ts'
import { ToolIcon } from './tool-icon.tsx'
import {
  canUse,
  keysOf,
  tableTools,
  toolGroups,
  toolName,
  type Tool,
  type ToolDialog,
} from './tools.ts'

type ToolbarProps = {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  /** The id of the text element. */
  controls: string
  onOpen: (dialog: ToolDialog) => void
}

/** The editor's toolbar: one Tab stop, with arrow keys inside. */
export function Toolbar({ editor, bar, controls, onOpen }: ToolbarProps) {
  const intl = useIntl()
  const id = useId()
  const [stop, setStop] = useState('undo')
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') })
  const groups = inTable ? [...toolGroups, tableTools] : toolGroups
  const shown = groups.flat()
  // The table tools disappear outside of tables.
  const current = shown.some(({ name }) => name === stop) ? stop : 'undo'
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const focus = (name: string | undefined) => {
    if (name === undefined) return
    setStop(name)
    buttons.current.get(name)?.focus()
  }
  /** Synchronous. The editor's own command waits for a frame, and keys typed in between would be lost. */
  const focusText = () => {
    editor.view.focus()
    editor.commands.scrollIntoView()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event)
    if (event.key === 'Escape') focusText()
    else if (step === undefined) return
    else {
      const at = shown.findIndex(({ name }) => name === current)
      const next = step === 'first' ? 0 : step === 'last' ? -1 : (at + step) % shown.length
      focus(shown.at(next)?.name)
    }
    event.preventDefault()
  }
  const use = ({ does }: Tool) => {
    // A dialog returns the focus to the text.
    focusText()
    if (typeof does === 'function') does(editor.chain()).scrollIntoView().run()
    else onOpen(does.opens)
  }
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(names.toolbar)}
      aria-controls={controls}
      onKeyDown={move}
      css={look}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} role="group">
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              id={`${id}-${tool.name}`}
              editor={editor}
              tool={tool}
              isStop={tool.name === current}
              keep={(button) => {
                if (button) buttons.current.set(tool.name, button)
                else buttons.current.delete(tool.name)
              }}
              onFocus={() => setStop(tool.name)}
              onUse={() => use(tool)}
            />
          ))}
        </div>
      ))}
    </Flex>
  )
}

type ToolButtonProps = {
  id: string
  editor: Editor
  tool: Tool
  isStop: boolean
  keep: (button: HTMLButtonElement | null) => void
  onFocus: () => void
  onUse: () => void
}

function ToolButton({ editor, tool, isStop, keep, onUse, ...props }: ToolButtonProps) {
  const intl = useIntl()
  const { on, disabled } = useEditorState({
    editor,
    selector: () => ({ on: tool.isOn?.(editor), disabled: !canUse(editor, tool) }),
  })
  const label = intl.formatMessage(toolName(tool))
  const keys = keysOf(tool)
  return (
    <button
      {...props}
      ref={keep}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={on}
      // It keeps the focus, and its position for the arrow keys.
      aria-disabled={disabled || undefined}
      title={[label, keys].filter(Boolean).join(' · ')}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onUse()}
    >
      <ToolIcon name={tool.icon} />
    </button>
  )
}

function stepOf({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const forward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr')
  return forward ? 1 : -1
}

const look = {
  flexWrap: 'wrap',
  columnGap: { base: '0', md: '2' },
  rowGap: '0.5',
  p: '1',
  position: 'sticky',
  top: '0',
  zIndex: '1',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  roundedTop: 'l2',
  // On a phone each group would need its own line.
  '& > div': { display: { base: 'contents', md: 'flex' } },
  '& button': {
    boxSize: '8',
    display: 'grid',
    placeItems: 'center',
    rounded: 'l1',
    cursor: 'pointer',
    _disabled: { layerStyle: 'disabled' },
    '&[aria-pressed=true]': { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
    '&[aria-disabled=true]': { layerStyle: 'disabled' },
  },
  '& button:not(:disabled, [aria-disabled=true]):hover': { bg: 'bg.muted' },
} as const
