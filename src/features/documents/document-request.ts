import { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { DocumentUpdateRequest } from '~/api/generated/model/documentUpdateRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { sanitize } from '~/kit/rich-text/sanitize.ts'
import { changedFields } from '~/lib/same-value.ts'
import { messages } from './messages.ts'

const rules = {
  slug: { invalid: messages.slugInvalid },
  sortOrder: { invalid: messages.sortOrderInvalid },
}

export const checkNew = contractCheck<DocumentRequest>(DocumentRequest, rules)
export const checkChange = contractCheck<DocumentUpdateRequest>(DocumentUpdateRequest, rules)

/** The values of the form. */
export const valuesOf = (document?: Document): DocumentRequest => ({
  topic: document?.topic ?? '',
  slug: document?.slug ?? '',
  locale: document?.locale.languageTag ?? '',
  sortOrder: document?.sortOrder ?? null,
  content: document?.content ?? '',
})

/** The request for a new document. */
export const toRequest = (values: DocumentRequest): DocumentRequest => ({
  ...values,
  content: sanitize(values.content),
})

/** The request for a change: a text that was not edited is not sent, so it stays exactly as it is stored. */
export function toChange(values: DocumentRequest, saved: DocumentRequest): DocumentUpdateRequest {
  const changed = changedFields(values, saved)
  return changed.content === undefined
    ? changed
    : { ...changed, content: sanitize(changed.content) }
}
