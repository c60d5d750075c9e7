import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readScanned } from '~/features/devices/read-scanned.ts'
import { serialsOf } from '~/features/devices/serials.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import { Form } from '~/kit/form/form.tsx'
import { SubmitButton } from '~/kit/form/submit-button.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { ScanButton, Scanner } from '~/kit/scan/scanner.tsx'
import { useScan } from '~/kit/scan/use-scan.ts'
import { textOfCodes } from '~/lib/codes.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { useIsHere } from '~/ui/page/use-is-here.ts'
import { andMore, messages, tooMany } from './messages.ts'
import { isExact, matchesOf, searchQuery } from './search-query.ts'
import { SerialsField } from './serials-field.tsx'

/** With more, the address would be too long for some servers. */
const maxSerials = 200

type SearchFormProps = {
  /** Those of the current search. */
  serials: readonly string[]
  onSearch: (serials: string[]) => Promise<void>
}

/** The box for serial numbers. It follows the address, so that it matches the results after Back. */
export function SearchForm({ serials, onSearch }: SearchFormProps) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const isHere = useIsHere()
  const shown = textOfCodes(serials, '\n')
  const form = useForm({
    defaultValues: { serialNumber: shown },
    check: ({ serialNumber }) => {
      const { length } = serialsOf(serialNumber)
      if (length === 0) return { serialNumber: words.required }
      return length > maxSerials
        ? { serialNumber: intl.formatMessage(tooMany, { most: maxSerials }) }
        : {}
    },
  })
  useEffect(() => form.setValue('serialNumber', shown), [form, shown])
  const scan = useScan({
    judge: async (code) => {
      const scanned = await readScanned(code, async (serial) => {
        const { data } = await queryClient.fetchQuery(searchQuery(serial))
        return matchesOf(data, serial).some((match) => isExact(match, serial))
      })
      if (scanned.length === 0) return { kind: 'unknown' }
      if (isHere()) void onSearch(scanned)
      return { kind: 'taken', name: scanned.join(', ') }
    },
  })
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={({ serialNumber }) => onSearch(serialsOf(serialNumber))}
      actions={null}
    >
      <SerialsField
        control={form.control}
        name="serialNumber"
        label={deviceWords.serialNumber}
        help={messages.severalHint}
        buttons={
          <>
            <SubmitButton>
              <FormattedMessage {...messages.search} />
            </SubmitButton>
            <ScanButton scan={scan} />
          </>
        }
      />
      <Scanner scan={scan} typing={false} />
    </Form>
  )
}

/** Links to the user's latest searches. */
export function RecentSearches({ searches }: { searches: readonly string[] }) {
  const id = useId()
  if (searches.length === 0) return null
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline" textStyle="sm">
      <styled.p id={id} color="fg.muted">
        <FormattedMessage {...messages.recent} />
      </styled.p>
      <Flex as="ul" aria-labelledby={id} listStyleType="none" columnGap="4" rowGap="1" wrap="wrap">
        {searches.map((search) => (
          <li key={search}>
            <StyledLink
              to="/admin-devices/search"
              search={{ serialNumber: search }}
              preload={false}
              className={css({
                colorPalette: 'teal',
                py: '0.5',
                maxW: 'full',
                overflowWrap: 'anywhere',
              })}
            >
              <SearchName serials={serialsOf(search)} />
            </StyledLink>
          </li>
        ))}
      </Flex>
    </Flex>
  )
}

function SearchName({ serials: [serial = '', ...others] }: { serials: readonly string[] }) {
  if (others.length === 0) return <bdi>{serial}</bdi>
  return <FormattedMessage {...andMore} values={{ serial, count: others.length }} />
}
