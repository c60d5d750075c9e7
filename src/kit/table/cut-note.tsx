import { styled } from '~/styled-system/jsx'
import { defineMessage, FormattedMessage } from 'react-intl'

/** Says that a list is too long to be looked through to its end. */
export const CutNote = ({ read, of }: { read: number; of: number }) => (
  <styled.p role="note" p="2" textStyle="sm" color="fg.muted">
    <FormattedMessage {...cutOff} values={{ read, total: of }} />
  </styled.p>
)

const cutOff = defineMessage<{ read: number; total: number }>({
  defaultMessage:
    'Only the first {read, number} of {total, number} rows were looked through. Others may match too.',
  description: 'Below the rows that a search or a filter has found in a very long list',
})
