import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import {
  getGetDocumentQueryOptions,
  getUpdateDocumentMutationOptions,
} from '~/api/generated/endpoints/documents/documents.ts'
import { readDocumentNow } from '~/features/documents/read-document-now.ts'
import type { BatchSpec, NamedItem, OwnKind } from '~/kit/batch/batch-state.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'
import { second } from '~/lib/units.ts'
import { withSlug } from './help-links.ts'
import { linksVerdict, type SlugChange } from './mend-links.ts'
import { fromTo, linkCount, mendCount, mendMessages as messages } from './mend-messages.ts'
import { messages as shared } from './messages.ts'
import { replaceLinks } from './replace-links.ts'

type MendVerdict = { kind: OwnKind; note?: string }

/** Changes the links of many documents to one whose slug has changed, reading each document first. */
export function useMendLinksBatch(): BatchSpec<NamedItem, MendVerdict, SlugChange, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeDocument = useChangeRecord({
    read: readDocumentNow,
    write: getUpdateDocumentMutationOptions,
  })
  /** The slug that the document has by now: it may not have been saved, or have changed again. */
  const slugNow = async ({ id, to }: SlugChange) => {
    if (id === undefined) return to
    const options = getGetDocumentQueryOptions(id)
    return (await queryClient.fetchQuery({ ...options, staleTime: second })).document.slug
  }
  const mended = (content: string | null | undefined, from: string, to: string) =>
    replaceLinks(content ?? '', (address) =>
      withSlug(address, { from, to }, window.location.origin),
    )
  return {
    isAgreed: true,
    kinds: { done: { label: messages.noLink, tone: 'neutral', offer: 'done' } },
    judge: async ({ id }, change) => {
      const to = await slugNow(change)
      const { count } = mended((await readDocumentNow(queryClient, id)).content, change.from, to)
      const kind = linksVerdict(count, change.from, to)
      if (kind === 'done') return { kind }
      const note =
        kind === 'ready'
          ? intl.formatMessage(linkCount, { count })
          : intl.formatMessage(messages.sameSlug)
      return { kind, note }
    },
    run: async ({ id }, _checked, change) => {
      const { from } = change
      const to = await slugNow(change)
      return changeDocument(id, ({ content }) => {
        const { html, count } = mended(content, from, to)
        return count === 0 || to === from ? undefined : { id, data: { content: html } }
      })
    },
    texts: {
      title: messages.title,
      subtitle: ({ from, to }, { formatMessage }) =>
        formatMessage(fromTo, { from: `/help/${from}`, to: `/help/${to}` }),
      item: shared.document,
      run: mendCount,
      warning: messages.warning,
    },
  }
}
