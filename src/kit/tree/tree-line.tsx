import { ChevronRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, useId, type KeyboardEvent, type ReactNode } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import type { TreeNode } from '~/lib/tree.ts'
import { css, cx } from '~/styled-system/css'
import { recipeClass } from '~/ui/theme/recipe-class.ts'
import type { TreeRow } from './tree-rows.ts'

/** The actions on a node of a tree. */
export type NodeActions<Node> = {
  onToggle: (node: Node) => void
  onAddChild: (node: Node) => void
  onEdit: (node: Node) => void
  onDelete: (node: Node) => void
}

type TreeLineProps<Node> = TreeRow<Node> &
  NodeActions<Node> & {
    /** Whether this line and its buttons are in the tab order. */
    active: boolean
    /** Details beside the name. */
    details: ((node: Node) => ReactNode) | undefined
    /** The reason why it cannot be deleted, or null. */
    keptBecause: string | null
    /** Called when an inactive line gets the focus. */
    onFocus: (node: Node) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>, node: Node) => void
  }

/**
 * A line of the tree: the name, indented by level, and the buttons of the node. The tree styles all lines at once,
 * since it can have hundreds.
 */
function Line<Node extends TreeNode<Node>>({ node, active, ...props }: TreeLineProps<Node>) {
  const intl = useIntl()
  const id = useId()
  const { name } = node
  const button = (label: string) =>
    ({
      type: 'button',
      title: label,
      'aria-label': label,
      tabIndex: active ? 0 : -1,
      className: lineButton,
    }) as const
  return (
    <div
      data-node={node.id}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-labelledby={`${id}-name ${id}-details`}
      aria-level={props.level}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={props.open}
      style={{ paddingInlineStart: `calc(var(--indent) * ${props.level - 1})` }}
      onFocus={() => active || props.onFocus(node)}
      onKeyDown={(event) => props.onKeyDown(event, node)}
    >
      {/* For the pointer only: the keyboard uses the arrows, and the line has an ARIA state. */}
      <span data-part="toggle" aria-hidden onClick={() => props.onToggle(node)}>
        {props.open !== undefined && <ChevronRight />}
      </span>
      <span data-part="text">
        <span id={`${id}-name`} data-part="name">
          {name}
        </span>
        {space}
        <span id={`${id}-details`} data-part="details">
          {props.details?.(node)}
        </span>
      </span>
      <button
        {...button(intl.formatMessage(addChildTo, { name }))}
        onClick={() => props.onAddChild(node)}
      >
        <Plus aria-hidden />
      </button>
      <button {...button(intl.formatMessage(edit, { name }))} onClick={() => props.onEdit(node)}>
        <Pencil aria-hidden />
      </button>
      <button
        {...button(intl.formatMessage(remove, { name }))}
        // It gives the reason when pressed. With nodes below it, the reason can be seen, so it looks disabled.
        {...(props.keptBecause !== null && {
          'aria-disabled': node.children.length > 0 || undefined,
          title: props.keptBecause,
        })}
        onClick={() => props.onDelete(node)}
      >
        <Trash2 aria-hidden />
      </button>
    </div>
  )
}

const gray = css({ colorPalette: 'gray' })

const lineButton = cx(recipeClass('button', { size: 'xs', variant: 'ghost', square: 'true' }), gray)

// Separates texts that screen readers would join.
const space = ' '

/** Rendered again only when its own props change. */
export const TreeLine = memo(Line) as typeof Line

const addChildTo = defineMessage<{ name: string }>({
  defaultMessage: 'Add Child to {name}',
  description: 'Button and heading: adds a node below the named one of a tree',
})

const edit = defineMessage<{ name: string }>({
  defaultMessage: 'Edit {name}',
  description: 'Button and heading: edits the named node of a tree',
})

const remove = defineMessage<{ name: string }>({
  defaultMessage: 'Delete {name}',
  description: 'Button and heading: deletes the named node of a tree',
})

/** The labels of a node's buttons, which are also the titles of their dialogs. */
export const treeMessages = { addChildTo, edit, remove }
