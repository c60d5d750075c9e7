import { FormattedMessage } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import { attentionSum, leftOutCount } from './messages.ts'
import { sum } from './totals.ts'

type LocationsSumProps = { enterprises: readonly { locations: readonly unknown[] }[] }

/** Beside a heading: the number of locations and enterprises in its list. */
export const LocationsSum = ({ enterprises }: LocationsSumProps) => (
  <FormattedMessage
    {...attentionSum}
    values={{
      locations: sum(enterprises, ({ locations }) => locations.length),
      enterprises: enterprises.length,
    }}
  />
)

/** Below a list of current enterprises: the number of others left out. */
export const LeftOut = ({ count }: { count: number }) =>
  count > 0 && (
    <styled.p mt="2" textStyle="sm" color="fg.muted">
      <FormattedMessage {...leftOutCount} values={{ count }} />
    </styled.p>
  )
