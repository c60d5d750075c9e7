import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { textOf, type ApiError } from '~/api/errors.ts'
import { Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { ImportLines } from './import-lines.tsx'
import { allOf, messages, restOf, withErrors } from './messages.ts'
import type { ImportNews } from './stage.ts'

/** The result of an import. It takes the focus, since the focused button is gone. */
export function ImportResult({ news }: { news: ImportNews }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { lines } = news
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading
        as="h2"
        size="md"
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${id}-outcome`}
      >
        <FormattedMessage {...messages.result} />
      </Heading>
      <div id={`${id}-outcome`}>
        <Outcome news={news} />
      </div>
      {lines.length > 0 && <ImportLines lines={lines} />}
    </Stack>
  )
}

function Outcome({ news }: { news: ImportNews }) {
  const { file } = news
  const count = news.lines.length
  if (news.kind === 'failed') return <Failed {...news} />
  if (news.kind === 'canceled') {
    return (
      <Notice status="info" title={messages.canceled}>
        <FormattedMessage {...(news.arrived ? messages.maybeAdded : messages.notAdded)} />
      </Notice>
    )
  }
  return count === 0 ? (
    <Notice status="success" title={messages.succeeded} action={<EnterprisesLink />}>
      <FormattedMessage {...allOf} values={{ file }} />
    </Notice>
  ) : (
    <Notice
      status="warning"
      title={<FormattedMessage {...withErrors} values={{ count }} />}
      action={<EnterprisesLink />}
    >
      <FormattedMessage {...restOf} values={{ file, count }} />
    </Notice>
  )
}

function Failed({ error, isNothing }: { error: ApiError; isNothing: boolean }) {
  const generic = textOf(error.body, 'genericSystemErrorMessage')
  return (
    <Notice status="error" role="alert" title={isNothing ? messages.failed : messages.interrupted}>
      <p>{generic ?? <FormattedMessage {...messages.unexpected} />}</p>
      {generic === undefined && <FailureText error={error} />}
      {!isNothing && (
        <p>
          <FormattedMessage {...messages.maybeAdded} />
        </p>
      )}
    </Notice>
  )
}

function EnterprisesLink() {
  return (
    <Button asChild size="sm" quiet>
      <ScreenLink to="/admin-admin/enterprises">
        <FormattedMessage {...messages.viewEnterprises} />
      </ScreenLink>
    </Button>
  )
}
