import { useSearch } from '@tanstack/react-router'
import { BookOpen, SearchX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListLocales } from '~/api/generated/endpoints/system/system.ts'
import type { DocumentSummary, Locale } from '~/api/generated/model/index.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { sourceLanguage } from '~/i18n/resolve-language.ts'
import { words } from '~/i18n/words.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { SearchBox } from '~/kit/table/search-box.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { useOwnLanguage } from '~/session/use-own-language.ts'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { HelpTopics } from './help-topics.tsx'
import { messages, counted, noneIn, notFoundIn } from './messages.ts'
import { TopicList } from './topic-list.tsx'
import { withWords } from './topics.ts'

/** The help documents in the user's language, or another one. The address has the search. */
export function HelpPage() {
  const intl = useIntl()
  const { search = '', language } = useSearch({ from: '/help/' })
  const changeAddress = useListAddress()
  const own = useOwnLanguage()
  const query = useListLocales()
  useLogFailure(query.error)
  const locales = withOwn(query.data?.locales ?? [], own)
  const shown = locales.find(({ languageTag }) => languageTag === language) ?? own
  const change = (params: { search?: string | undefined; language?: string | undefined }) =>
    changeAddress((before) => ({ ...before, ...params }), { replace: true })
  const speak = (tag: string) =>
    change({ search: undefined, language: tag === own.languageTag ? undefined : tag })
  return (
    <Box maxW="form">
      <PageHeader subtitle={messages.subtitle} />
      <Flex wrap="wrap" gap="2" mb="3">
        <SearchBox
          label={intl.formatMessage(messages.search)}
          value={search}
          pauseMs={100}
          onChange={(text) => change({ search: text || undefined })}
        />
        <ListFilter
          label={words.language}
          value={shown.languageTag}
          defaultValue={own.languageTag}
          options={locales.map(({ languageTag, description }) => ({
            value: languageTag,
            label: description,
            lang: languageTag,
          }))}
          onChange={speak}
        />
      </Flex>
      {query.error && (
        <Box mb="3">
          <ErrorMessage
            error={query.error}
            title={messages.noLanguages}
            onRetry={() => void query.refetch()}
          />
        </Box>
      )}
      <HelpTopics language={shown}>
        {(documents) => (
          <FoundTopics
            documents={documents}
            search={search}
            language={shown}
            onClear={() => change({ search: undefined })}
            onLanguage={speak}
          />
        )}
      </HelpTopics>
    </Box>
  )
}

/** The server's languages, always including the user's. */
const withOwn = (locales: readonly Locale[], own: Locale) =>
  locales.some(({ languageTag }) => languageTag === own.languageTag) ? locales : [own, ...locales]

type FoundTopicsProps = {
  documents: readonly DocumentSummary[]
  search: string
  language: Locale
  onClear: () => void
  onLanguage: (tag: string) => void
}

function FoundTopics({ documents, search, language, onClear, onLanguage }: FoundTopicsProps) {
  const found = withWords(documents, search)
  const values = { language: <bdi>{language.description}</bdi> }
  return (
    <>
      <styled.p role="status" textStyle="sm" color="fg.muted" mb="2">
        {documents.length > 0 && <FormattedMessage {...counted} values={{ count: found.length }} />}
      </styled.p>
      {found.length > 0 ? (
        <TopicList documents={found} />
      ) : documents.length === 0 ? (
        <EmptyState
          as="h2"
          icon={BookOpen}
          title={<FormattedMessage {...noneIn} values={values} />}
          action={
            language.languageTag !== sourceLanguage && (
              <Button size="sm" quiet onClick={() => onLanguage(sourceLanguage)}>
                <FormattedMessage {...messages.inEnglish} />
              </Button>
            )
          }
        >
          <FormattedMessage {...messages.noneHint} />
        </EmptyState>
      ) : (
        <EmptyState
          as="h2"
          icon={SearchX}
          title={
            <FormattedMessage {...notFoundIn} values={{ ...values, text: <bdi>{search}</bdi> }} />
          }
          action={
            <Button size="sm" quiet onClick={onClear}>
              <FormattedMessage {...messages.all} />
            </Button>
          }
        >
          <FormattedMessage {...messages.notFoundHint} />
        </EmptyState>
      )}
    </>
  )
}
