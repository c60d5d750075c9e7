import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useListDocumentsForLanguage } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentSummary, Locale } from '~/api/generated/model/index.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { Box } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { inHelpOrder } from './topics.ts'

type HelpTopicsProps = {
  language: Locale
  /** Renders the documents, which are sorted. */
  children: (documents: readonly DocumentSummary[]) => ReactNode
}

/** Loads the help documents of a language. */
export function HelpTopics({ language, children }: HelpTopicsProps) {
  const intl = useIntl()
  const { languageTag } = language
  const { data, error, refetch } = useListDocumentsForLanguage({ languageTag })
  useLogFailure(error)
  return (
    <div aria-busy={!data && !error}>
      {error && (
        <Box mb="3">
          <ErrorMessage error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data
        ? children(inHelpOrder(data.documents, intl.locale))
        : !error && (
            <Panel>
              <SkeletonLines lines={5} />
            </Panel>
          )}
    </div>
  )
}
