import { Stack } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Button } from '~/ui/button/button.tsx'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { safeParse } from 'zod/v4/core'
import { textOf, type ApiError } from '~/api/errors.ts'
import { SetupImportResult } from '~/api/generated/model/setupImportResult.zod.ts'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { hasAddedNothing } from './has-added-nothing.ts'
import { ImportLines } from './import-lines.tsx'
import { allOf, messages, restOf, withErrors } from './messages.ts'
import { readLines } from './read-lines.ts'
import type { ImportOutcome } from './use-import.ts'

/** The result of an import. It takes the focus, since the focused button is gone. */
export function ImportResult({ outcome }: { outcome: ImportOutcome }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = readLines(messagesOf(outcome))
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
        <Outcome outcome={outcome} count={lines.length} />
      </div>
      {lines.length > 0 && <ImportLines lines={lines} />}
    </Stack>
  )
}

function Outcome({ outcome, count }: { outcome: ImportOutcome; count: number }) {
  const { file } = outcome
  if (outcome.kind === 'failed') return <Failed error={outcome.error} />
  if (outcome.kind === 'canceled') {
    return (
      <Notice status="info" title={messages.canceled}>
        <FormattedMessage {...(outcome.arrived ? messages.maybeAdded : messages.notAdded)} />
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

function Failed({ error }: { error: ApiError }) {
  const known = hasAddedNothing(error)
  const generic = textOf(error.body, 'genericSystemErrorMessage')
  return (
    <Notice status="error" role="alert" title={known ? messages.failed : messages.interrupted}>
      <p>{generic ?? <FormattedMessage {...messages.unexpected} />}</p>
      {generic === undefined && <FailureText error={error} />}
      {!known && (
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

/** The lines of a result. A failed import has some too. */
function messagesOf(outcome: ImportOutcome): readonly string[] {
  if (outcome.kind === 'done') return outcome.messages
  if (outcome.kind === 'canceled') return []
  return safeParse(SetupImportResult, outcome.error.body).data?.messages ?? []
}
