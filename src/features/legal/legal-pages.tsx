import { Link as StyledLink, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Notice } from '~/components/feedback/notice.tsx'
import { PublicPage } from '~/components/page/public-page.tsx'
import { useSettings } from '~/components/page/settings.ts'
import { ownToken } from '~/session/token.ts'
import { messages } from './messages.ts'

/** The terms of use: the way to the operator's own, or text that says that they are missing. */
export function TermsOfUsePage() {
  return <LegalPage address={useSettings().termsUrl} subject={messages.terms} />
}

/** What is said of the use of data: the way to the operator's own page, or text that says that it is missing. */
export function DataUsePage() {
  return <LegalPage address={useSettings().dataUseUrl} subject={messages.dataUse} />
}

function LegalPage({ address, subject }: { address?: string; subject: MessageDescriptor }) {
  return (
    <PublicPage wide>
      {address ? (
        <StyledLink href={address} rel="noreferrer" variant="underline" alignSelf="start">
          <FormattedMessage {...messages.read} />
        </StyledLink>
      ) : (
        <>
          <Notice status="warning" title={<FormattedMessage {...messages.placeholder} />} />
          <Text>
            <FormattedMessage {...subject} />
          </Text>
          <Text color="fg.muted">
            <FormattedMessage {...messages.ask} />
          </Text>
        </>
      )}
      <StyledLink asChild textStyle="sm" alignSelf="start">
        {ownToken() === null ? (
          <Link to="/signin">
            <FormattedMessage {...messages.backToSignIn} />
          </Link>
        ) : (
          <Link to="/">
            <FormattedMessage {...messages.back} />
          </Link>
        )}
      </StyledLink>
    </PublicPage>
  )
}
