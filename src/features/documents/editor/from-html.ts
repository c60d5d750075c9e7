import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { sanitize } from '~/components/rich-text/sanitize.ts'
import { parseHtml } from '~/lib/parse-html.ts'

/** The document that the editor makes of HTML. Tiptap's own reader would keep every video for ever. */
export const fromHtml = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(parseHtml(sanitize(html)).body)
