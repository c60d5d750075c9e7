import { defineMessage, defineMessages, useIntl, type IntlShape } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import type { Mark } from './live-rows.ts'

/** The text of a mark: that the row is new, or its previous value. */
export const markText = (mark: Mark, intl: IntlShape) =>
  mark.kind === 'new' ? intl.formatMessage(messages.new) : intl.formatMessage(wasText, mark)

/** The mark of a changed item, for lists other than tables. */
export function ChangeMark({ mark }: { mark: Mark | undefined }) {
  const intl = useIntl()
  return (
    mark && (
      <styled.small textStyle="xs" fontWeight="medium" color="blue.fg" overflowWrap="anywhere">
        {markText(mark, intl)}
      </styled.small>
    )
  )
}

const messages = defineMessages({
  new: { defaultMessage: 'New', description: 'Mark on a row that was not in the list before' },
})

const wasText = defineMessage<{ was: string }>({
  defaultMessage: 'Was: {was}',
  description: 'Mark on a row that has changed, with what it said before',
})
