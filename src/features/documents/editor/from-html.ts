import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { sanitize } from '~/kit/rich-text/sanitize.ts'
import { parseHtml } from '~/lib/parse-html.ts'

/** Parses HTML into the editor's document. Tiptap's own parser would leak every video. */
export const fromHtml = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(parseHtml(sanitize(html)).body)
