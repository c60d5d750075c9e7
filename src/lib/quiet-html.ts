const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const name = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on\w+)(?=[\s=/>])/gi
const styleElement = /<(\/?)style(?=[\s/>])/gi

/**
 * Renames `style` attributes and event handlers to `data-style` and so on, and turns style sheets into `noframes`.
 * Chromium reports them to the Content-Security-Policy even if the HTML is only parsed and never shown. This is not a
 * sanitizer: the output is as untrusted as the input.
 */
export const quietHtml = (html: string): string =>
  html
    .replace(styleElement, '<$1noframes')
    .replace(tag, (text) =>
      text.replace(name, (part) => (/^["']/.test(part) ? part : `data-${part.toLowerCase()}`)),
    )
