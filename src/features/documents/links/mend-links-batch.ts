import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import {
  getGetDocumentQueryOptions,
  getUpdateDocumentMutationOptions,
} from '~/api/generated/endpoints/documents/documents.ts'
import { readNow } from '~/api/read-now.ts'
import type { BatchSpec, OwnKind } from '~/kit/batch/batch-state.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'
import { second } from '~/lib/units.ts'
import type { VersionRequest } from '~/kit/form/record-version.ts'
import { withSlug } from './help-links.ts'
import type { LinkingDocument, SlugChange } from './mend-links.ts'
import { messages as shared } from './messages.ts'
import { fromTo, linkCount, mendCount, mendMessages as messages } from './mend-messages.ts'
import { replaceLinks } from './replace-links.ts'

type MendVerdict = { kind: OwnKind; note?: string }

/** Changes the links of many documents to one whose slug has changed, reading each document first. */
export function useMendLinksBatch(): BatchSpec<LinkingDocument, MendVerdict, SlugChange, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const read = async (id: number, request?: VersionRequest) => {
    const options = getGetDocumentQueryOptions(id, request && { request })
    return (await readNow(queryClient, options)).document
  }
  const changeDocument = useChangeRecord({ read, write: getUpdateDocumentMutationOptions })
  /** The slug that the document has by now: it may not have been saved, or have changed again. */
  const slugNow = async (id: number) => {
    const options = getGetDocumentQueryOptions(id)
    return (await queryClient.fetchQuery({ ...options, staleTime: second })).document.slug
  }
  const mended = (content: string | null | undefined, from: string, to: string) =>
    from === to
      ? { html: content ?? '', count: 0 }
      : replaceLinks(content ?? '', (address) =>
          withSlug(address, { from, to }, window.location.origin),
        )
  return {
    isAgreed: true,
    kinds: { done: { label: messages.noLink, tone: 'neutral', offer: 'done' } },
    judge: async ({ id }, { id: target, from }) => {
      const to = await slugNow(target)
      const { count } = mended((await read(id)).content, from, to)
      if (count === 0) return { kind: 'done' }
      return { kind: 'ready', note: intl.formatMessage(linkCount, { count }) }
    },
    run: async ({ id }, _checked, { id: target, from }) => {
      const to = await slugNow(target)
      return changeDocument(id, ({ content }) => {
        const { html, count } = mended(content, from, to)
        return count === 0 ? undefined : { id, data: { content: html } }
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
