const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const name = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on\w+)(?=[\s=/>])/gi
const styleElement = /<(\/?)style(?=[\s/>])/gi

/**
 * Renames `style` attributes and event handlers to `data-style` and so on, and makes style sheets `noframes`. Chromium
 * reports them to the Content-Security-Policy even where HTML is only parsed and never shown. This is no sanitizer: what
 * comes out is as untrusted as before.
 */
export const quietHtml = (html: string): string =>
  html
    .replace(styleElement, '<$1noframes')
    .replace(tag, (text) =>
      text.replace(name, (part) => (/^["']/.test(part) ? part : `data-${part.toLowerCase()}`)),
    )
