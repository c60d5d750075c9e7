import { useIntl } from 'react-intl'
import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { directionOf } from '~/i18n/resolve-language.ts'
import { maxPlainRows } from '~/kit/table/paging.ts'
import { VirtualList } from '~/kit/table/virtual-list.tsx'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { messages } from './messages.ts'

/** The topics of help documents, as links. */
export function TopicList({ documents }: { documents: readonly DocumentSummary[] }) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.topics)
  if (documents.length > maxPlainRows) {
    return (
      <VirtualList label={label} ids={documents.map(({ id }) => String(id))} estimate={() => 46}>
        {(index) => documents[index] && <TopicLink {...documents[index]} />}
      </VirtualList>
    )
  }
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      overflow="hidden"
    >
      {documents.map((each) => (
        <Box as="li" key={each.id} _notLast={{ borderBottomWidth: '1px' }}>
          <TopicLink {...each} />
        </Box>
      ))}
    </Box>
  )
}

const TopicLink = ({ slug, topic, locale }: DocumentSummary) => (
  <StyledLink
    to="/help/$slug"
    params={{ slug }}
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
    <bdi lang={locale.languageTag} dir={directionOf(locale.languageTag)}>
      {topic}
    </bdi>
  </StyledLink>
)
