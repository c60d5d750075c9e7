import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findInText, type FindQuery, type Range } from '~/lib/find-in-text.ts'

type Found = {
  query: FindQuery
  matches: readonly Range[]
  /** The index of the selected match, or -1. */
  current: number
  marks: DecorationSet
}

export const findKey = new PluginKey<Found>('find')

const nothing: Found = {
  query: { text: '', exact: false, wholeWords: false },
  matches: [],
  current: -1,
  marks: DecorationSet.empty,
}

/** Marks what is found in the text. It follows each change of the text, and the selection. */
export const findPlugin = () =>
  new Plugin<Found>({
    key: findKey,
    state: {
      init: () => nothing,
      apply: (change, found, _before, { doc, selection }) => {
        const query = (change.getMeta(findKey) as FindQuery | undefined) ?? found.query
        const isNew = query !== found.query
        if (!isNew && !change.docChanged && !change.selectionSet) return found
        const matches = isNew || change.docChanged ? findInDoc(doc, query) : found.matches
        const current = matches.findIndex(
          ({ from, to }) => from === selection.from && to === selection.to,
        )
        return { query, matches, current, marks: marksOf(doc, matches, current) }
      },
    },
    props: {
      decorations: (state) => foundIn(state).marks,
      handleKeyDown: (view, { key, shiftKey }) => {
        if (key !== 'F3') return false
        step(view, shiftKey ? -1 : 1)
        return true
      },
    },
  })

export const foundIn = (state: EditorState): Found => findKey.getState(state) ?? nothing

/** Looks for something else, and selects the first match from a place on. */
export function find(view: EditorView, query: FindQuery, from: number) {
  view.dispatch(view.state.tr.setMeta(findKey, query))
  const { matches } = foundIn(view.state)
  const first = matches.find((match) => match.from >= from) ?? matches[0]
  if (first) select(view, first)
}

/** Selects the next match from the selection on, or the one before it; after the last comes the first. */
export function step(view: EditorView, direction: 1 | -1) {
  const { matches, current } = foundIn(view.state)
  const { from, to } = view.state.selection
  const near =
    direction > 0
      ? matches.findIndex((match) => match.from >= from)
      : matches.findLastIndex((match) => match.to <= to)
  const next = current < 0 ? Math.max(near, direction > 0 ? 0 : -1) : current + direction
  const match = matches.at(next % (matches.length || 1))
  if (match) select(view, match)
}

/** Replaces the selected match and selects the next one. Without one, it only selects the next, so that it is seen first. */
export function replaceOne(view: EditorView, text: string): boolean {
  const { matches, current } = foundIn(view.state)
  const match = matches[current]
  if (!match) {
    step(view, 1)
    return false
  }
  replace(view, [match], text)
  const after = foundIn(view.state).matches
  // What was put in may itself contain what is looked for.
  const next = after.find(({ from }) => from >= match.from + text.length) ?? after[0]
  if (next) select(view, next)
  return true
}

/** Replaces all matches, to be undone in one step. */
export function replaceAll(view: EditorView, text: string): number {
  const { matches } = foundIn(view.state)
  if (matches.length > 0) replace(view, matches, text)
  return matches.length
}

function replace(view: EditorView, matches: readonly Range[], text: string) {
  const change = closeHistory(view.state.tr)
  for (const { from, to } of matches.toReversed()) {
    // Those of its first letter: a link at the end of a line would otherwise be lost.
    const marks = change.doc.nodeAt(from)?.marks
    if (text === '') change.delete(from, to)
    else change.replaceWith(from, to, view.state.schema.text(text, marks))
  }
  view.dispatch(change)
  // What is typed next is another step.
  view.dispatch(closeHistory(view.state.tr))
}

function select(view: EditorView, { from, to }: Range) {
  const { doc, tr }: { doc: Node; tr: Transaction } = view.state
  view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)))
  const { node } = view.domAtPos(from, 1)
  const element = node instanceof Element ? node : node.parentElement
  // The editor scrolls only while it has the focus.
  element?.scrollIntoView({ block: 'nearest' })
}

/** The matches in each block of text. A match may go over several formats, but not over an image or a line break. */
function findInDoc(doc: Node, query: FindQuery): Range[] {
  const found: Range[] = []
  if (query.text === '') return found
  doc.descendants((block, before) => {
    if (!block.isTextblock) return true
    for (const { from, to } of matchesIn(block, query))
      found.push({ from: before + 1 + from, to: before + 1 + to })
    return false
  })
  return found
}

/** By block, since most of them stay as they are while the text is edited. */
const known = new WeakMap<FindQuery, WeakMap<Node, Range[]>>()

function matchesIn(block: Node, query: FindQuery): Range[] {
  const blocks = known.get(query) ?? new WeakMap<Node, Range[]>()
  known.set(query, blocks)
  const matches =
    blocks.get(block) ??
    findInText(block.textBetween(0, block.content.size, undefined, '\uFFFC'), query)
  blocks.set(block, matches)
  return matches
}

const marksOf = (doc: Node, matches: readonly Range[], current: number) =>
  DecorationSet.create(
    doc,
    matches.map(({ from, to }, index) =>
      Decoration.inline(from, to, {
        nodeName: 'mark',
        ...(index === current && { 'data-current': '' }),
      }),
    ),
  )
