import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import type { Failure } from '~/lib/failure.ts'
import { css } from '~/styled-system/css'
import { DismissButton } from '~/ui/feedback/banner.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import type { EarlierSend } from './use-add.ts'

type SaveFailureProps = {
  error: Failure | null
  /** Says what failed. */
  title: MessageDescriptor | ((error: Failure) => MessageDescriptor)
  /** For a new record. */
  earlier: EarlierSend | undefined
  /** Says that the record may have been saved anyway. */
  maybeSaved: MessageDescriptor | false | null | undefined
  onDismiss: (() => void) | undefined
  /** Beside the failure. */
  action: ReactNode
}

/**
 * Why a form was not saved, unless the server's errors are shown beside their fields. For a new record, also that an
 * earlier send got no answer, and that a record which the server calls taken may be the one that was sent then.
 */
export function SaveFailure({ error, title, earlier, maybeSaved, ...props }: SaveFailureProps) {
  const isLost = earlier && earlier.sentAt !== null
  if (!error) return isLost && maybeSaved && <LostAnswer {...{ earlier, maybeSaved }} />
  return (
    <Notice
      status="error"
      role="alert"
      title={typeof title === 'function' ? title(error) : title}
      action={props.action}
      corner={props.onDismiss && <DismissButton onClick={props.onDismiss} />}
    >
      {!error.fieldErrors?.length && <FailureText error={error} />}
      {maybeSaved &&
        (!earlier || isLost) &&
        (earlier?.isTaken ? (
          <SavedEarlier earlier={earlier} />
        ) : (
          <p>
            <FormattedMessage {...maybeSaved} />
          </p>
        ))}
    </Notice>
  )
}

function LostAnswer({
  earlier,
  maybeSaved,
}: {
  earlier: EarlierSend
  maybeSaved: MessageDescriptor
}) {
  const intl = useIntl()
  const time = formatInstant(intl, earlier.sentAt ?? 0)
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

function SavedEarlier({ earlier: { sentAt, found } }: { earlier: EarlierSend }) {
  const intl = useIntl()
  return (
    <p>
      <FormattedMessage {...savedEarlier} values={{ time: formatInstant(intl, sentAt ?? 0) }} />
      {found && (
        <>
          {' '}
          <bdi>
            {/* In another tab, so that what was entered stays. */}
            <ScreenLink
              {...screenOf(found.kind, found.id)}
              target="_blank"
              otherwise={found.name}
              variant="underline"
              className={css({ color: 'inherit', overflowWrap: 'anywhere' })}
            >
              {found.name}
            </ScreenLink>
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
  defaultMessage:
    'It may have been saved when you sent it on {time}, although no response arrived.',
  description:
    'Below the message that a record, such as a user, was not added because one like it exists, whose name may follow; time: a date and a time of day',
})
