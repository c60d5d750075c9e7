import type { InventoryTemplate } from '~/api/generated/model/index.ts'
import { macAddressOf } from '~/lib/codes.ts'
import { tokensIn } from './required.ts'

/** An input of a template. Any type but an image takes a line of text. */
export type TemplateInput = {
  token: string
  label: string
  isImage: boolean
  isRequired: boolean
  examples: readonly string[]
  /** A regular expression of the server's. */
  pattern: string | undefined
}

/** A template as the form needs it. */
export type Template = {
  type: string
  inputs: readonly TemplateInput[]
  /** The inputs for the parts of a scanned code: those that take text. */
  texts: readonly TemplateInput[]
  isQr: boolean
  /** Of the code on the device, by the name of the browsers' detector. */
  format: string | undefined
  /** Expressions on required inputs that make no sense. The server judges them. */
  brokenExpressions: readonly string[]
}

/** Until a template is loaded. */
export const noTemplate: Template = {
  type: '',
  inputs: [],
  texts: [],
  isQr: false,
  format: undefined,
  brokenExpressions: [],
}

export function readTemplate(template: InventoryTemplate): Template {
  const entries = Object.entries(template.metadataInputs)
  const known = new Set(entries.map(([token]) => token))
  const expressions = template.requiredMetadata.map(
    (text) => [text, tokensIn(text, known)] as const,
  )
  const required = new Set(expressions.flatMap(([, tokens]) => tokens ?? []))
  const inputs = entries
    .toSorted(([, a], [, b]) => (a.displayOrder ?? Infinity) - (b.displayOrder ?? Infinity) || 0)
    .map(([token, input]): TemplateInput => ({
      token,
      label: input.displayName,
      isImage: input.valueType === 'calibration_image',
      isRequired: required.has(token),
      examples: input.examples ?? [],
      pattern: input.validationRegex?.javascript || undefined,
    }))
  return {
    type: template.deviceTypeToken,
    inputs,
    texts: inputs.filter(({ isImage }) => !isImage),
    isQr: template.scanInfo?.type.toLowerCase() === 'qr',
    format: template.scanInfo?.format,
    brokenExpressions: expressions.flatMap(([text, tokens]) => (tokens ? [] : text)),
  }
}

/**
 * The input for the device's MAC address, which the template does not mark: the one that is called so, else the first whose
 * value is one.
 */
export function macInputOf(
  { texts }: Pick<Template, 'texts'>,
  values: Readonly<Record<string, string>>,
): TemplateInput | undefined {
  const isCalledSo = ({ token, label }: TemplateInput) =>
    /(?:^|_)mac(?:_|$)|dev_?eui/i.test(token) || /\bmac\b|\bdev ?eui\b/i.test(label)
  return texts.find(isCalledSo) ?? texts.find(({ token }) => macAddressOf(values[token] ?? ''))
}

/** The MAC address of a device with these values; undefined if there is none, or none that is complete. */
export const macAddressIn = (
  template: Pick<Template, 'texts'>,
  values: Readonly<Record<string, string>>,
): string | undefined => macAddressOf(values[macInputOf(template, values)?.token ?? ''] ?? '')

/** Whether a pattern of the server's is no regular expression. Compiling one is safe; running it may take for ever. */
export function isBroken(pattern: string): boolean {
  try {
    return !new RegExp(pattern)
  } catch {
    return true
  }
}
