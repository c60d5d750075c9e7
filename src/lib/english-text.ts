import type { MessageDescriptor } from 'react-intl'

/** The English text of a message without values. A build for production holds messages parsed, as a list of parts. */
export function englishText({ defaultMessage }: MessageDescriptor): string | undefined {
  if (!Array.isArray(defaultMessage)) return defaultMessage
  const [part] = defaultMessage
  return part && 'value' in part && typeof part.value === 'string' ? part.value : undefined
}
