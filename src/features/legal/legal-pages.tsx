import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { ownToken } from '~/session/token.ts'
import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { StyledAnchor, StyledLink } from '~/ui/link/styled-link.tsx'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { messages } from './messages.ts'

/** The terms of use: a link to the operator's own, or a placeholder. */
export function TermsOfUsePage() {
  return <LegalPage address={useSettings().termsUrl} subject={messages.terms} />
}

/** The use of data: a link to the operator's own page, or a placeholder. */
export function DataUsePage() {
  return <LegalPage address={useSettings().dataUseUrl} subject={messages.dataUse} />
}

function LegalPage({ address, subject }: { address?: string; subject: MessageDescriptor }) {
  const isSignedIn = ownToken() !== null
  return (
    <PublicPage wide>
      {address ? (
        <StyledAnchor
          href={address}
          rel="noreferrer"
          variant="underline"
          className={css({ alignSelf: 'start' })}
        >
          <FormattedMessage {...messages.read} />
        </StyledAnchor>
      ) : (
        <>
          <Notice status="warning" title={messages.placeholder} />
          <p>
            <FormattedMessage {...subject} />
          </p>
          <styled.p color="fg.muted">
            <FormattedMessage {...messages.ask} />
          </styled.p>
        </>
      )}
      <StyledLink
        to={isSignedIn ? '/' : '/signin'}
        className={css({ textStyle: 'sm', alignSelf: 'start' })}
      >
        <FormattedMessage {...(isSignedIn ? messages.back : messages.backToSignIn)} />
      </StyledLink>
    </PublicPage>
  )
}
