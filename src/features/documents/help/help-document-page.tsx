import type { QueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { FileQuestion, FileText, Pencil, Printer } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import {
  getGetDocumentBySlugQueryOptions,
  getGetSecureStaticResourceQueryOptions,
  useGetDocumentBySlug,
} from '~/api/generated/endpoints/documents/documents.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { words } from '~/i18n/words.ts'
import { Contents } from '~/kit/rich-text/contents.tsx'
import { parseRichText } from '~/kit/rich-text/parse-rich-text.ts'
import { RichText } from '~/kit/rich-text/rich-text.tsx'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { useOwnLanguage } from '~/session/use-own-language.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { HelpTopics } from './help-topics.tsx'
import { messages, unknownTopic } from './messages.ts'
import { TopicList } from './topic-list.tsx'

/** Loads a help document, and its topic for the title. The screen shows a failure itself. */
export async function loadHelpDocument(queryClient: QueryClient, slug: string) {
  const answer = await queryClient
    .fetchQuery(getGetDocumentBySlugQueryOptions(slug))
    .catch(() => null)
  return { name: answer?.document.topic ?? slug }
}

/** One help document. */
export function HelpDocumentPage() {
  const { slug } = useParams({ from: '/help/$slug' })
  const router = useRouter()
  // The loader has just failed: the screen must not retry automatically.
  const { data, error } = useGetDocumentBySlug(slug, { query: { retryOnMount: false } })
  useLogFailure(error)
  // First: a topic that was deleted may still be cached.
  if (error && policyOf(toFailure(error)).page === 'missing') return <UnknownTopic slug={slug} />
  if (data) return <HelpDocument document={data.document} />
  return (
    <>
      <PageHeader />
      {error ? (
        <ErrorMessage error={error} onRetry={() => void router.invalidate()} />
      ) : (
        <div aria-busy>
          <SkeletonLines lines={8} />
        </div>
      )}
    </>
  )
}

/** A document as readers see it. */
export function HelpDocument({ document: { id, topic, content, locale } }: { document: Document }) {
  const own = useOwnLanguage()
  const parsed = parseRichText(content ?? '')
  const isEmpty = parsed.body.childElementCount === 0 && parsed.body.textContent.trim() === ''
  return (
    <>
      <PageHeader
        title={<span lang={locale.languageTag}>{topic}</span>}
        subtitle={locale.languageTag !== own.languageTag && locale.description}
        actions={
          <>
            <Button size="sm" quiet onClick={() => window.print()}>
              <Printer aria-hidden />
              <FormattedMessage {...messages.print} />
            </Button>
            <EditLink id={id} />
          </>
        }
      />
      {isEmpty ? (
        <EmptyState as="h2" icon={FileText} title={messages.noContent}>
          <FormattedMessage {...messages.noContentHint} />
        </EmptyState>
      ) : (
        <Contents headings={parsed.headings}>
          <RichText content={parsed} language={locale.languageTag} addressQuery={signedAddress} />
        </Contents>
      )}
    </>
  )
}

const signedAddress = (href: string) => getGetSecureStaticResourceQueryOptions({ href })

function EditLink({ id }: { id: number }) {
  return (
    <Button asChild size="sm" quiet>
      <ScreenLink to={`/admin-admin/docs/edit/${id}` as string}>
        <Pencil aria-hidden />
        <FormattedMessage {...words.edit} />
      </ScreenLink>
    </Button>
  )
}

function UnknownTopic({ slug }: { slug: string }) {
  const own = useOwnLanguage()
  return (
    <Box maxW="form">
      <PageHeader title={messages.unknown} />
      <EmptyState
        as="h2"
        icon={FileQuestion}
        title={<FormattedMessage {...unknownTopic} values={{ slug: <bdi>{slug}</bdi> }} />}
      >
        <FormattedMessage {...messages.unknownHint} />
      </EmptyState>
      <HelpTopics language={own}>
        {(documents) => (
          <>
            <Heading as="h2" size="md" className={css({ mb: '3' })}>
              <FormattedMessage {...messages.topics} />
            </Heading>
            {documents.length > 0 ? (
              <TopicList documents={documents} />
            ) : (
              <p>
                <PlainLink to="/help">
                  <FormattedMessage {...messages.otherLanguages} />
                </PlainLink>
              </p>
            )}
          </>
        )}
      </HelpTopics>
    </Box>
  )
}
