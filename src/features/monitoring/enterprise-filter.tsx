import { useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { Box } from '~/styled-system/jsx'
import { messages } from './messages.ts'
import { enterprisesOf } from './shown-locations.ts'

type EnterpriseFilterProps = {
  /** Undefined until they are loaded. */
  locations: readonly NeedsAttentionLocation[] | undefined
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Selects the enterprise to show, for users who see several. */
export function EnterpriseFilter({ locations, chosen, onChoose }: EnterpriseFilterProps) {
  const intl = useIntl()
  const known = enterprisesOf(locations ?? [], intl.locale).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  // The address may name an enterprise without locations. It is shown, so that it can be removed.
  const isUnknown =
    locations && chosen !== undefined && !known.some(({ value }) => value === chosen)
  const options = isUnknown ? [...known, { value: chosen, label: String(chosen) }] : known
  return (
    // On a tablet, it and the buttons beside it fit in one line.
    <Box w={{ base: 'full', sm: '2xs', md: '52', lg: '2xs' }}>
      <Combobox
        label={words.enterprise}
        labelHidden
        placeholder={intl.formatMessage(messages.everyEnterprise)}
        options={options}
        chosen={options.some(({ value }) => value === chosen) ? [chosen!] : []}
        onChange={([id]) => onChoose(typeof id === 'number' ? id : undefined)}
      />
    </Box>
  )
}
