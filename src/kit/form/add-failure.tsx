import { css } from '~/styled-system/css'
import { StyledLink as Link } from '~/ui/link/styled-link.tsx'
import type { ComponentProps } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { SaveFailure } from './save-failure.tsx'
import type { EarlierSend } from './use-add.ts'

type EarlierProps = {
  earlier: EarlierSend | undefined
  /** Says that the record may have been saved anyway. */
  maybeSaved: MessageDescriptor | undefined
}

/**
 * Why a record was not added, for the `failure` of a form with `useAdd`: also that an earlier send got no answer, and that
 * a record which the server calls taken may be the one that was sent then.
 */
export function AddFailure({
  error,
  title,
  ...earlier
}: EarlierProps & Pick<ComponentProps<typeof SaveFailure>, 'error' | 'title'>) {
  if (!error) return <LostAnswer {...earlier} />
  return (
    <SaveFailure error={error} title={title}>
      <MaybeSaved {...earlier} />
    </SaveFailure>
  )
}

/** Warns that an earlier send got no response. Not shown beside a failure. */
export function LostAnswer({ earlier, maybeSaved }: EarlierProps) {
  const intl = useIntl()
  if (!maybeSaved || !earlier || earlier.sentAt === null) return null
  const time = formatInstant(intl, earlier.sentAt)
  return (
    <Notice
      status="warning"
      role="status"
      title={<FormattedMessage {...noAnswer} values={{ time }} />}
    >
      <FormattedMessage {...maybeSaved} />
    </Notice>
  )
}

/** What an earlier send without an answer means for a failure, below its reason. */
export function MaybeSaved({ earlier, maybeSaved }: EarlierProps) {
  const intl = useIntl()
  if (!maybeSaved || !earlier || earlier.sentAt === null) return null
  const { sentAt, isTaken, found } = earlier
  if (!isTaken) {
    return (
      <p>
        <FormattedMessage {...maybeSaved} />
      </p>
    )
  }
  return (
    <p>
      <FormattedMessage {...savedEarlier} values={{ time: formatInstant(intl, sentAt) }} />
      {found && (
        <>
          {' '}
          <bdi>
            {/* In another tab, so that what was entered stays. */}
            <Link
              asChild
              variant="underline"
              className={css({ color: 'inherit', overflowWrap: 'anywhere' })}
            >
              <ScreenLink to={found.to} target="_blank" otherwise={found.name}>
                {found.name}
              </ScreenLink>
            </Link>
          </bdi>
        </>
      )}
    </p>
  )
}

const noAnswer = defineMessage<{ time: string }>({
  defaultMessage: 'Submitted {time}. No response arrived.',
  description:
    'Heading of a warning above the form of a new record, such as an order; time: a date and a time of day',
})

const savedEarlier = defineMessage<{ time: string }>({
  defaultMessage: 'It may have been saved when you sent it {time}, although no response arrived.',
  description:
    'Below the message that a record, such as a user, was not added because one like it exists, whose name may follow; time: a date and a time of day',
})
