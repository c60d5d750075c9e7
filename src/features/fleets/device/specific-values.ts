const textFiles: Readonly<Record<string, string>> = {
  ca_crt: 'ca.crt',
  gateway_crt: 'gateway.crt',
  gateway_key: 'gateway.key',
}

/** The file name to save an entry under; undefined if it cannot be saved. */
export function textFileOf(entry: string, product: string): string | undefined {
  const file = Object.hasOwn(textFiles, entry) ? textFiles[entry] : undefined
  return file && `${product.replaceAll(/[^\w.-]+/g, '-')}-${file}`
}

/** Whether an entry is hidden by default: the private key of a gateway, the radio key of a sensor. */
export const isSecret = (entry: string, value: string): boolean =>
  /(^|_)(key|password|psk|secret)$/i.test(entry) || value.includes('PRIVATE KEY')
