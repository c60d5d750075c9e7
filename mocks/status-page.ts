import { readOperations, type ContractDocument, type Operation } from './contract.ts'

export const styles = `<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
  table { border-collapse: collapse } td { padding: .2rem 1rem .2rem 0; vertical-align: top }
  code { font-size: 13px }
</style>`

/** The page at the server's root: every operation with its answers and their examples. */
export function statusPage(document: ContractDocument, upstream: 'examples' | 'sandbox'): Response {
  const from =
    upstream === 'examples'
      ? 'with the examples of the contract, and keeps nothing'
      : 'from a world of its own that keeps what is written; see its <a href="/sandbox/mail">mail</a>'
  const operations = readOperations(document)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const rows = operations.filter((each) => each.tag === tag).map(row)
    return `<h2>${safe(tag)}</h2><table>${rows.join('')}</table>`
  })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Waypost mock</title>${styles}
<h1>Waypost mock</h1>
<p>This server answers ${operations.length} operations ${from}. A <code>Prefer</code> header picks the answer:
<code>code=404</code>, <code>example=empty</code>, <code>delay=1500</code>, <code>fault=drop</code>,
<code>fault=malformed</code> or <code>fault=off-contract</code>, comma-separated, each optionally with
<code>;operation=listEnterprises</code>.</p>
${sections.join('\n')}</html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function row({ method, prefix, path, operationId, answers }: Operation) {
  const names = answers.map(({ status, contents }) => {
    const examples = contents.flatMap((content) => content.examples.map(({ name }) => name))
    return `${status} ${examples.join(', ')}`
  })
  return `<tr><td><code>${method} ${safe(prefix + path)}</code><td>${safe(operationId)}<td>${names.map(safe).join('<br>')}`
}

/** Escapes a text for HTML, attributes included. */
export const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
