import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VirtualList } from '~/kit/table/virtual-list.tsx'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { rowsByEnterprise, type EnterpriseLocations, type LocationOf } from './by-enterprise.ts'
import { enterpriseNumber } from './messages.ts'

type EnterpriseListProps<Enterprise extends EnterpriseLocations<unknown>> = {
  /** The accessible name of the list. */
  label: string
  enterprises: readonly Enterprise[]
  idOf: (location: LocationOf<Enterprise>) => number
  /** The height of a location before it is measured, in pixels. */
  estimate: number
  /** What is below the name of an enterprise. */
  sums?: (enterprise: Enterprise) => ReactNode
  /** A location. */
  children: (location: LocationOf<Enterprise>) => ReactNode
}

/** Enterprises with their locations, in one scrolling list. */
export function EnterpriseList<Enterprise extends EnterpriseLocations<unknown>>({
  label,
  enterprises,
  idOf,
  estimate,
  sums,
  children,
}: EnterpriseListProps<Enterprise>) {
  const all = rowsByEnterprise(enterprises, idOf)
  return (
    <VirtualList
      label={label}
      ids={all.map(({ id }) => id)}
      estimate={(index) => (all[index] && 'location' in all[index] ? estimate : 60)}
    >
      {(index) => {
        const row = all[index]
        if (!row) return null
        if ('location' in row) return children(row.location)
        const { enterprise } = row
        return <EnterpriseHeading enterprise={enterprise}>{sums?.(enterprise)}</EnterpriseHeading>
      }}
    </VirtualList>
  )
}

/** The heading of an enterprise's locations, with a link to them. */
function EnterpriseHeading(props: {
  enterprise: EnterpriseLocations<unknown>
  children: ReactNode
}) {
  const { id, name } = props.enterprise
  return (
    <Flex direction="column" px="4" py="2.5" bg="bg.subtle">
      <Heading as="h3" size="sm" className={css({ overflowWrap: 'anywhere' })}>
        <StyledLink
          to="/monitoring/admin/dashboard"
          search={{ tab: 'edetail', enterprise: id }}
          className={css({ py: '0.5', my: '-0.5' })}
        >
          <bdi>{name || <FormattedMessage {...enterpriseNumber} values={{ id }} />}</bdi>
        </StyledLink>
      </Heading>
      {props.children}
    </Flex>
  )
}
