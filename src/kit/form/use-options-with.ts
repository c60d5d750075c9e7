import { defineMessage, useIntl } from 'react-intl'
import type { Option } from './options.ts'

/**
 * The options, with one for each chosen value that is not among them, for instance from a draft: a form must not send what
 * it does not show.
 */
export function useOptionsWith(
  options: readonly Option[],
  chosen: readonly unknown[],
): readonly Option[] {
  const intl = useIntl()
  const others = chosen.flatMap((value) =>
    (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
    !options.some((option) => option.value === value)
      ? { value, label: intl.formatMessage(notListed, { value: String(value) }) }
      : [],
  )
  return others.length === 0 ? options : [...options, ...others]
}

const notListed = defineMessage<{ value: string }>({
  defaultMessage: '{value} (not in the list)',
  description:
    'Choice: the id or code of a saved choice that the server no longer offers, or whose list could not be loaded',
})
