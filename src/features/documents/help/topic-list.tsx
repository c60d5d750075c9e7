import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { directionOf } from '~/i18n/resolve-language.ts'
import { messages } from './messages.ts'

/** The topics of help documents, as links. */
export function TopicList({ documents }: { documents: readonly DocumentSummary[] }) {
  const intl = useIntl()
  return (
    <Box
      as="ul"
      aria-label={intl.formatMessage(messages.topics)}
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      overflow="hidden"
    >
      {documents.map(({ id, slug, topic, locale }) => (
        <Box as="li" key={id} _notLast={{ borderBottomWidth: '1px' }}>
          <StyledLink
            asChild
            className={css({
              display: 'block',
              px: '4',
              py: '3',
              color: 'fg',
              fontWeight: 'medium',
              overflowWrap: 'anywhere',
              _hover: { bg: 'bg.muted', color: 'teal.fg', textDecoration: 'none' },
              _focusVisible: { outlineOffset: '-2px' },
            })}
          >
            <Link to="/help/$slug" params={{ slug }}>
              <bdi lang={locale.languageTag} dir={directionOf(locale.languageTag)}>
                {topic}
              </bdi>
            </Link>
          </StyledLink>
        </Box>
      ))}
    </Box>
  )
}
