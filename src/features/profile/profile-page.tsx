import { BellRing } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Select } from '~/kit/form/select.tsx'
import { densityWords } from '~/kit/table/density-words.ts'
import { densities, useCommonDensity } from '~/kit/table/table-settings.ts'
import { useSession } from '~/session/session-context.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { ThemeSwitch } from '~/ui/theme/theme-switch.tsx'
import { LanguageForm } from './language-form.tsx'
import { messages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'

const divided = css({ '& > * + *': { borderTopWidth: '1px', pt: '6' } })

/** The signed-in user's own data and settings. */
export function ProfilePage() {
  const { firstName, lastName, username } = useSession().user
  return (
    <Box maxW="form">
      <PageHeader
        actions={
          <Button asChild size="sm" quiet>
            <ScreenLink to="/user/profile/notifications">
              <BellRing aria-hidden />
              <FormattedMessage {...messages.notifications} />
            </ScreenLink>
          </Button>
        }
      />
      <Stack gap="5">
        <PropertyList>
          <Property label={messages.fullName}>
            {[firstName, lastName].filter(Boolean).join(' ')}
          </Property>
          <Property label={words.username}>{username}</Property>
        </PropertyList>
        <Panel>
          <Stack gap="6" className={divided}>
            <Section heading={words.language}>
              <LanguageForm />
            </Section>
            <Section heading={messages.changePassword}>
              <PasswordForm />
            </Section>
            <Section heading={messages.appearance} hint={messages.appearanceHint}>
              <Appearance />
            </Section>
          </Stack>
        </Panel>
      </Stack>
    </Box>
  )
}

type SectionProps = { heading: TextProp; hint?: TextProp; children: ReactNode }

/** Settings that are saved together, with their heading beside them. */
function Section({ heading, hint, children }: SectionProps) {
  return (
    // Not a region of its own: it would have the same name as the field in it.
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 3fr)' }}
      columnGap="6"
      rowGap="3"
    >
      <div>
        <Heading as="h2" size="sm">
          {renderText(heading)}
        </Heading>
        {hint && (
          <styled.p textStyle="xs" color="fg.muted" mt="1">
            {renderText(hint)}
          </styled.p>
        )}
      </div>
      {children}
    </Grid>
  )
}

/** The theme of this browser, and the user's row height in it. */
function Appearance() {
  const intl = useIntl()
  const id = useId()
  const { density, choose } = useCommonDensity()
  return (
    <Stack gap="4" textStyle="sm">
      <Flex align="center" justify="space-between" gap="4">
        <styled.span fontWeight="medium" aria-hidden>
          <FormattedMessage {...messages.theme} />
        </styled.span>
        <ThemeSwitch />
      </Flex>
      <Flex align="center" justify="space-between" gap="4">
        <div>
          <label htmlFor={id}>
            <styled.span fontWeight="medium">
              <FormattedMessage {...densityWords.density} />
            </styled.span>
          </label>
          <styled.p id={`${id}-help`} textStyle="xs" color="fg.muted">
            <FormattedMessage {...messages.densityHint} />
          </styled.p>
        </div>
        <Select
          id={id}
          aria-describedby={`${id}-help`}
          className={css({ width: 'auto', minW: '36' })}
          value={density ?? 'comfortable'}
          onChange={({ target }) =>
            choose(densities.find((each) => each === target.value) ?? 'comfortable')
          }
        >
          {densities.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage(densityWords[each])}
            </option>
          ))}
        </Select>
      </Flex>
    </Stack>
  )
}
