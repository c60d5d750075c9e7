const textFiles: Readonly<Record<string, string>> = {
  ca_crt: 'ca.crt',
  gateway_crt: 'gateway.crt',
  gateway_key: 'gateway.key',
}

/** The name of the text file that an entry can be saved as; undefined for the other entries. */
export function textFileOf(entry: string, product: string): string | undefined {
  const file = Object.hasOwn(textFiles, entry) ? textFiles[entry] : undefined
  return file && `${product.replaceAll(/[^\w.-]+/g, '-')}-${file}`
}

/** Whether an entry is shown only when it is asked for: the private key of a gateway, the radio key of a sensor. */
export const isSecret = (entry: string, value: string): boolean =>
  /(^|_)(key|password|psk|secret)$/i.test(entry) || value.includes('PRIVATE KEY')
