'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { StyledAnchor, StyledLink } from '~/ui/link/styled-link.tsx'
import { useSettings } from '~/ui/settings/operator-settings.ts'

/** Links to the terms of use and the data use page, or to the operator's own if configured. */
export function LegalLinks() {
  const intl = useIntl()
  const { termsUrl, dataUseUrl } = useSettings()
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage(messages.legal)}
      justify="center"
      wrap="wrap"
      columnGap="5"
      rowGap="2"
    >
      <LegalLink to="/terms-of-use" address={termsUrl}>
        <FormattedMessage {...messages.terms} />
      </LegalLink>
      <LegalLink to="/data-use" address={dataUseUrl}>
        <FormattedMessage {...messages.dataUse} />
      </LegalLink>
    </Flex>
  )
}

type LegalLinkProps = {
  to: '/terms-of-use' | '/data-use'
  address: string | undefined
  children: ReactNode
}

function LegalLink({ to, address, children }: LegalLinkProps) {
  const look = css({ textStyle: 'sm', color: 'fg.muted', py: '1' })
  // The address of a reset screen holds a secret: it must not travel as a referrer.
  const props = { rel: 'noreferrer', className: look, children }
  // The operator's may be a page of this host, which is none of the console's.
  return address ? <StyledAnchor href={address} {...props} /> : <StyledLink to={to} {...props} />
}

const messages = defineMessages({
  legal: { defaultMessage: 'Legal', description: 'Names the legal links for screen readers' },
  terms: { defaultMessage: 'Terms of use', description: 'Link to the terms of use' },
  dataUse: { defaultMessage: 'Data use', description: 'Link to what is said of the use of data' },
})
