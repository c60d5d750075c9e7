import { useEffect, useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { nodesOf, parentOf, withNodeBelow, withoutNode, type TreeNode } from '~/lib/tree.ts'
import { Box, styled } from '~/styled-system/jsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Banner } from '~/ui/feedback/banner.tsx'
import type { TextProp } from '~/ui/text/render-text.tsx'
import { toastDuration } from '~/ui/toast/toasts.ts'
import { EmptyTree } from './empty-tree.tsx'
import { treeMessages } from './tree-line.tsx'
import { rowAfterRemoval, rowsOf } from './tree-rows.ts'
import { TreeView, type TreeCursor } from './tree-view.tsx'

/** The props of the owner's form, which is shown in a dialog. */
export type NodeFormProps<Node> = {
  /** The node to edit; null for a new one. */
  node: Node | null
  /** The parent of the node; null for the root. */
  parent: Node | null
  /** Saves the node with its children below this parent, and closes the dialog. */
  onSave: (node: Node, parentId: string | null) => void
  onCancel: () => void
}

type TreeEditorProps<Node extends TreeNode<Node>> = {
  /** The accessible name of the tree. */
  label: string
  root: Node | null
  onChange: (root: Node | null) => void
  /** The label of the button that starts the tree, and the title of its form. */
  createRoot: TextProp
  /** Explains an empty tree. */
  emptyTitle: TextProp
  emptyHint: TextProp
  /** Details of a node, shown beside its name. */
  details?: (node: Node) => ReactNode
  /** The reason why a node cannot be deleted, or null. The owner decides, also for nodes with children. */
  keepBecause: (node: Node) => string | null
  /** The form of one node. */
  form: (props: NodeFormProps<Node>) => ReactNode
}

/** The open dialog: the form of a node, or the confirmation before it is deleted. */
type Open<Node> =
  | { dialog: 'form'; node: Node | null; parent: Node | null }
  | { dialog: 'deletion'; node: Node }

/** A tree editor: users add, edit and delete nodes, by pointer or by the keys of a tree. */
export function TreeEditor<Node extends TreeNode<Node>>(props: TreeEditorProps<Node>) {
  const { root } = props
  const intl = useIntl()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState<TreeCursor>({ id: undefined, focused: false })
  const [open, setOpen] = useState<Open<Node> | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const rows = rowsOf(root, closed)
  useEffect(() => {
    const timer = setTimeout(() => setNews(''), toastDuration)
    return () => clearTimeout(timer)
  }, [news])

  const show = (next: Open<Node>) => {
    setRefusal(null)
    setOpen(next)
  }
  const save = (node: Node, parentId: string | null) => {
    const isNew = !nodesOf(root).some(({ id }) => id === node.id)
    props.onChange(withNodeBelow(root, node, parentId))
    setNews(intl.formatMessage(isNew ? added : changed, { name: node.name }))
    if (parentId !== null) setClosed(without(closed, parentId))
    // Otherwise the dialog returns the focus to the button that opened it. The button for the root no longer exists.
    if (root === null) setCursor({ id: node.id, focused: true })
    setOpen(null)
  }
  const askToDelete = (node: Node) => {
    const reason = props.keepBecause(node)
    if (reason === null) show({ dialog: 'deletion', node })
    else setRefusal(reason)
  }
  const titleOf = (node: Node | null, parent: Node | null) =>
    node
      ? intl.formatMessage(treeMessages.edit, { name: node.name })
      : parent
        ? intl.formatMessage(treeMessages.addChildTo, { name: parent.name })
        : props.createRoot
  const remove = (node: Node) => {
    setCursor({ id: rowAfterRemoval(rows, node.id) ?? undefined, focused: true })
    props.onChange(root && withoutNode(root, node.id))
    setNews(intl.formatMessage(deleted, { name: node.name }))
    setOpen(null)
  }

  return (
    <div>
      {refusal !== null && (
        <Box mb="3">
          <Banner status="error" role="alert" title={refusal} onDismiss={() => setRefusal(null)} />
        </Box>
      )}
      {root === null ? (
        <EmptyTree
          title={props.emptyTitle}
          hint={props.emptyHint}
          createRoot={props.createRoot}
          focused={cursor.focused}
          onCreate={() => show({ dialog: 'form', node: null, parent: null })}
        />
      ) : (
        <TreeView
          label={props.label}
          rows={rows}
          cursor={cursor}
          onCursor={setCursor}
          details={props.details}
          keepBecause={props.keepBecause}
          onToggle={({ id }) =>
            setClosed(closed.has(id) ? without(closed, id) : new Set([...closed, id]))
          }
          onAddChild={(parent) => show({ dialog: 'form', node: null, parent })}
          onEdit={(node) => show({ dialog: 'form', node, parent: parentOf(root, node.id) })}
          onDelete={askToDelete}
        />
      )}
      <styled.p role="status" mt="2" minH="5" textStyle="xs" color="fg.muted">
        {news}
      </styled.p>
      {open?.dialog === 'form' && (
        <Dialog title={titleOf(open.node, open.parent)} onClose={() => setOpen(null)}>
          {props.form({
            node: open.node,
            parent: open.parent,
            onSave: save,
            onCancel: () => setOpen(null),
          })}
        </Dialog>
      )}
      {open?.dialog === 'deletion' && (
        <ConfirmDialog
          title={intl.formatMessage(treeMessages.remove, { name: open.node.name })}
          confirmLabel={messages.confirm}
          destructive
          onConfirm={() => remove(open.node)}
          onClose={() => setOpen(null)}
        >
          <FormattedMessage {...messages.loss} />
        </ConfirmDialog>
      )}
    </div>
  )
}

function without<Item>(items: ReadonlySet<Item>, item: Item): Set<Item> {
  return new Set([...items].filter((each) => each !== item))
}

const messages = defineMessages({
  confirm: { defaultMessage: 'Delete', description: 'Button that deletes a node of a tree' },
  loss: {
    defaultMessage: 'It will be removed from the tree, and what you entered for it will be lost.',
    description: 'Explains the dialog that asks whether to delete a node of a tree',
  },
})

const added = defineMessage<{ name: string }>({
  defaultMessage: '“{name}” was added.',
  description: 'Told when a node was added to a tree',
})

const changed = defineMessage<{ name: string }>({
  defaultMessage: '“{name}” was changed.',
  description: 'Told when a node of a tree was edited',
})

const deleted = defineMessage<{ name: string }>({
  defaultMessage: '“{name}” was deleted.',
  description: 'Told when a node of a tree was deleted',
})
