import { FormattedMessage, useIntl } from 'react-intl'
import { linksNotChecked } from '~/features/documents/messages.ts'
import { UnreadTexts } from '~/features/documents/texts/texts-status.tsx'
import { useTexts } from '~/features/documents/texts/use-texts.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { documentsLinkingTo } from './mend-links.ts'
import { linkedFrom, mendMessages as messages } from './mend-messages.ts'

export type SlugLinksProps = {
  /** The saved slug, which links name. */
  slug: string
  /** Whether the form is being saved: the texts are not read again then. */
  isSaving: boolean
  /** Whether the links are changed after the save. */
  changesLinks: boolean
  onChangesLinks: (changesLinks: boolean) => void
}

/** The documents that link to one whose slug is about to change. */
export function SlugLinks({ slug, isSaving, changesLinks, onChangesLinks }: SlugLinksProps) {
  const intl = useIntl()
  const texts = useTexts({ enabled: !isSaving })
  const linking = documentsLinkingTo(slug, texts.all)
  const { error } = texts
  if (error && !texts.isReading) {
    return <ErrorMessage error={error} title={linksNotChecked} onRetry={texts.readAgain} />
  }
  const isKnown = texts.isWhole
  return (
    <Stack gap="3">
      <Notice
        status={linking.length > 0 ? 'warning' : 'info'}
        role="status"
        title={
          isKnown || linking.length > 0 ? (
            <FormattedMessage
              {...linkedFrom}
              values={{ count: linking.length, address: `/help/${slug}` }}
            />
          ) : (
            messages.looking
          )
        }
      >
        {!isKnown && (
          <Box mt="2">
            <ProgressBar
              short
              label={intl.formatMessage(messages.looking)}
              over={texts.read}
              total={Math.max(1, texts.all.length)}
            />
          </Box>
        )}
        {linking.length > 0 && (
          <>
            <Box as="ul" maxH="40" overflowY="auto" ps="5" listStyleType="disc">
              {linking.map((each) => (
                <li key={each.id}>
                  {/* In another tab, so that what was entered stays. */}
                  <ScreenLink
                    to="/admin-admin/docs/edit/$docId"
                    params={{ docId: each.id }}
                    target="_blank"
                    variant="underline"
                    className={css({ color: 'inherit' })}
                  >
                    <bdi>{each.topic}</bdi>
                  </ScreenLink>
                </li>
              ))}
            </Box>
            <Flex as="label" align="center" gap="2" mt="2" w="fit">
              <input
                type="checkbox"
                className={box}
                checked={changesLinks}
                onChange={({ target }) => onChangesLinks(target.checked)}
              />
              <FormattedMessage {...messages.mend} />
            </Flex>
          </>
        )}
      </Notice>
      <UnreadTexts texts={texts} />
    </Stack>
  )
}

const box = css({ boxSize: '4.5', flexShrink: '0', accentColor: 'teal.solid' })
