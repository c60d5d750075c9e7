import type { InventoryTemplate } from '~/api/generated/model/index.ts'
import { macAddressOf } from '~/lib/codes.ts'
import { isClear, tokensIn } from './required.ts'

/** An input of a template. All types but images take a line of text. */
export type TemplateInput = {
  token: string
  label: string
  isImage: boolean
  isRequired: boolean
  examples: readonly string[]
  /** The server's regular expression. */
  pattern: string | undefined
}

/** A template in the form's terms. */
export type Template = {
  type: string
  inputs: readonly TemplateInput[]
  /** The inputs for the parts of a scanned code: all text inputs. */
  texts: readonly TemplateInput[]
  isQr: boolean
  /** The format of the device's code, as the browser's detector names it. */
  format: string | undefined
  /** The expressions on required inputs that the console cannot check. The server decides. */
  uncheckedExpressions: readonly string[]
}

/** Used until a template has loaded. */
export const noTemplate: Template = {
  type: '',
  inputs: [],
  texts: [],
  isQr: false,
  format: undefined,
  uncheckedExpressions: [],
}

export function readTemplate(template: InventoryTemplate): Template {
  const entries = Object.entries(template.metadataInputs)
  const known = entries.map(([token]) => token)
  const expressions = template.requiredMetadata.filter((text) => text.trim() !== '')
  const required = new Set(expressions.flatMap((text) => tokensIn(text, known)))
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
    uncheckedExpressions: expressions.filter((text) => !isClear(text, known)),
  }
}

/**
 * The input for the MAC address, which the template does not mark: the one with that name, else the first one whose
 * value is a MAC address.
 */
export function macInputOf(
  { texts }: Pick<Template, 'texts'>,
  values: Readonly<Record<string, string>>,
): TemplateInput | undefined {
  const isCalledSo = ({ token, label }: TemplateInput) =>
    /(?:^|_)mac(?:_|$)|dev_?eui/i.test(token) || /\bmac\b|\bdev ?eui\b/i.test(label)
  return texts.find(isCalledSo) ?? texts.find(({ token }) => macAddressOf(values[token] ?? ''))
}

/** Whether a scan that fills the last required input may save the device by itself. */
export const savesFromScan = ({ uncheckedExpressions }: Pick<Template, 'uncheckedExpressions'>) =>
  uncheckedExpressions.length === 0

/** The complete MAC address in these values; undefined if there is none. */
export const macAddressIn = (
  template: Pick<Template, 'texts'>,
  values: Readonly<Record<string, string>>,
): string | undefined => macAddressOf(values[macInputOf(template, values)?.token ?? ''] ?? '')

/** Whether a pattern is not a valid regular expression. Compiling is safe; running may never finish. */
export function isBroken(pattern: string): boolean {
  try {
    return !new RegExp(pattern)
  } catch {
    return true
  }
}
