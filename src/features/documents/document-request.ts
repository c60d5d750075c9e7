import { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { DocumentUpdateRequest } from '~/api/generated/model/documentUpdateRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { sanitize } from '~/kit/rich-text/sanitize.ts'
import { changedFields } from '~/lib/same-value.ts'
import { messages } from './messages.ts'

const rules = {
  slug: { invalid: messages.slugInvalid },
  sortOrder: { invalid: messages.sortOrderInvalid },
}

const checkRequest = contractCheck<DocumentRequest>(DocumentRequest, rules)

/** @param original The document that the new one translates. */
export const checkNew = (values: DocumentRequest, original?: Document | null): ErrorTexts => ({
  ...checkRequest(values),
  ...(original?.locale.languageTag === values.locale && { locale: messages.sameLanguage }),
})

export const checkChange = contractCheck<DocumentUpdateRequest>(DocumentUpdateRequest, rules)

/** The values of the form. */
export const valuesOf = (document?: Document): DocumentRequest => ({
  topic: document?.topic ?? '',
  slug: document?.slug ?? '',
  locale: document?.locale.languageTag ?? '',
  sortOrder: document?.sortOrder ?? null,
  content: document?.content ?? '',
})

/** The values with which the translation of a document begins: its text is overwritten, its images and links stay. */
export const translationOf = (original: Document): DocumentRequest => ({
  ...valuesOf(original),
  topic: '',
  slug: '',
  locale: '',
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
