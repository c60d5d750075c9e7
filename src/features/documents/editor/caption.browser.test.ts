import { getSchema, type Command } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection, type Selection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { toggleCaption } from './caption.ts'
import { createExtensions } from './extensions.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'

const schema = getSchema(
  createExtensions({
    addressOf: (address) => ({ address }),
    refusedText: String,
    videoText: () => 'Video',
  }),
)

const lid = '<img src="/docs/images/lid" alt="The lid">'

/** Presses the tool with the first image selected, or else with the caret in the given text, and types "Here". */
function captioned(html: string, at?: string) {
  let state = EditorState.create({ doc: fromHtml(html, schema) })
  const select = (selection: Selection) => {
    state = state.apply(state.tr.setSelection(selection))
  }
  state.doc.descendants((node: Node, place) => {
    if (at === undefined && node.type.name === 'image')
      select(NodeSelection.create(state.doc, place))
    if (at !== undefined && node.isText && node.text?.includes(at))
      select(TextSelection.create(state.doc, place + 1))
  })
  const { tr } = state
  const isDone = toggleCaption({
    tr,
    state,
    dispatch: () => {},
  } as unknown as Parameters<Command>[0])
  state = state.apply(tr)
  return isDone ? toHtml(state.apply(state.tr.insertText('Here')).doc) : 'refused'
}

test.each([
  ['alone in its line', `<p>${lid}</p>`, `<figure>${lid}<figcaption>Here</figcaption></figure>`],
  [
    'in a text',
    `<p>a<br>${lid} b</p>`,
    `<p>a</p><figure>${lid}<figcaption>Here</figcaption></figure><p> b</p>`,
  ],
  [
    'in a cell',
    `<table><tbody><tr><td><p>${lid}</p></td></tr></tbody></table>`,
    `<table><tbody><tr><td><figure>${lid}<figcaption>Here</figcaption></figure></td></tr></tbody></table>`,
  ],
  ['that begins the item of a list', `<ul><li>${lid}</li></ul>`, 'refused'],
])('an image %s gets a caption', (_where, before, after) => {
  expect(captioned(before)).toBe(after)
})

test.each([
  [
    `<p>a</p><figure>${lid}<figcaption>b</figcaption></figure>`,
    'b',
    `<p>a</p><p>${lid}</p><p>Hereb</p>`,
  ],
  [`<figure><p>a</p></figure>`, 'a', '<p>Herea</p>'],
])('%s: its caption becomes a paragraph', (before, at, after) => {
  expect(captioned(before, at).replace('bHere', 'Hereb').replace('aHere', 'Herea')).toBe(after)
})
