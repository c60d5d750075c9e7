import type { MessageDescriptor } from 'react-intl'

/** The English text of a message without values. In production builds, messages are parsed into lists of parts. */
export function englishText({ defaultMessage }: MessageDescriptor): string | undefined {
  if (!Array.isArray(defaultMessage)) return defaultMessage
  const [part] = defaultMessage
  return part && 'value' in part && typeof part.value === 'string' ? part.value : undefined
}
