import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiError } from '~/api/errors.ts'
import { useRequestPasswordReset } from '~/api/generated/endpoints/recovery/recovery.ts'
import { PasswordResetRequest } from '~/api/generated/model/passwordResetRequest.zod.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { credentialTexts, usernameLabel } from '~/kit/form/credentials.tsx'
import { Form } from '~/kit/form/form.tsx'
import { SubmitButton } from '~/kit/form/submit-button.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { clearFlashes } from '~/ui/feedback/flash.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { guardPresses } from '~/ui/press/guard-presses.ts'
import { isRefusal } from './is-refusal.ts'
import { Oops } from './oops.tsx'
import { recovery, sentTo } from './recovery-messages.ts'

const check = contractCheck<PasswordResetRequest>(PasswordResetRequest, {
  username: credentialTexts.username,
})

/** Requests the mail with a reset link, and confirms it. */
export function ForgotPasswordPage() {
  const intl = useIntl()
  const textOf = useErrorText()
  const [again, setAgain] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const request = useRequestPasswordReset({
    // A new link clears the message about the old one.
    mutation: { onSuccess: clearFlashes },
  })
  const form = useForm({ defaultValues: { username: '' }, check })
  const sent = request.isSuccess
  // Earlier than elsewhere: "Resend" appears where the form was.
  useEffect(() => void guardPresses(), [])
  useEffect(() => {
    // The focused element is gone with the previous view.
    if (sent) heading.current?.focus()
    else if (again) fields.current?.querySelector('input')?.focus()
  }, [sent, again])
  // The server may say why with status 200. Any other failure means that nobody recognized the username; one that is no
  // refusal has its reason besides.
  const failureText = (error: ApiError) => {
    if (wasAnswered(error)) return undefined
    const notRecognized = intl.formatMessage(recovery.notRecognized)
    return isRefusal(error) ? notRecognized : `${notRecognized} ${textOf(error)}`
  }
  const returnToForm = () => {
    setAgain(true)
    request.reset()
  }

  return (
    <PublicPage
      headingRef={heading}
      {...(sent && { heading: <FormattedMessage {...recovery.inbox} /> })}
    >
      {request.isSuccess ? (
        <Sent username={request.variables.data.username} onResend={returnToForm} />
      ) : (
        <div ref={fields}>
          <styled.p color="fg.muted" mb="5">
            <FormattedMessage {...recovery.explanation} />
          </styled.p>
          <Form
            form={form}
            leaveGuard={null}
            onSubmit={(data) => request.mutateAsync({ data })}
            actions={
              <SubmitButton>
                <FormattedMessage {...recovery.send} />
              </SubmitButton>
            }
            failure={
              request.error && <Oops error={request.error} text={failureText(request.error)} />
            }
          >
            <TextField
              control={form.control}
              name="username"
              kind="identifier"
              label={usernameLabel}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Form>
        </div>
      )}
      <StyledLink to="/signin" className={css({ textStyle: 'sm', alignSelf: 'center' })}>
        <FormattedMessage {...recovery.backToSignIn} />
      </StyledLink>
    </PublicPage>
  )
}

/** Whether the server answered 200 but reported a failure in the body: its message is for the user then. */
const wasAnswered = ({ status, serverText }: ApiError) => status === 200 && serverText !== undefined

function Sent(props: { username: string; onResend: () => void }) {
  return (
    <>
      <styled.p overflowWrap="anywhere">
        <FormattedMessage {...sentTo} values={{ username: props.username }} />
      </styled.p>
      <styled.p color="fg.muted">
        <FormattedMessage {...recovery.hint} />
      </styled.p>
      <Button variant="outline" onClick={props.onResend}>
        <FormattedMessage {...recovery.resend} />
      </Button>
    </>
  )
}
