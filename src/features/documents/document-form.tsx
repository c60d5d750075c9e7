import type { QueryClient } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { Document, NewDocumentResult } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { LanguageField, loadLanguages } from '~/features/choices/language-field.tsx'
import { NumberField } from '~/kit/form/number-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import type { SavedRecord } from '~/kit/form/use-add.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { changedFields } from '~/lib/same-value.ts'
import { Grid } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { ContentSection } from './content-section.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentNotices } from './document-notices.tsx'
import {
  checkChange,
  checkNew,
  toChange,
  toRequest,
  translationOf,
  valuesOf,
} from './document-request.ts'
import { messages, translateTopic } from './messages.ts'
import { readDocumentNow } from './read-document-now.ts'
import { SaveAsNew } from './save-as-new.tsx'
import { SlugChangeNotice, useSlugLinks } from './slug-change.tsx'
import { trimmedSlug, typedSlug } from './slug.ts'
import { useOfferedSlug } from './use-offered-slug.ts'

/** Loads the document, unless it is new, and the languages. */
export async function loadDocumentForm(queryClient: QueryClient, docId?: number) {
  const [found] = await Promise.all([
    docId && readDocument(queryClient, docId),
    loadLanguages(queryClient),
  ])
  return { name: found ? found.document.topic : '' }
}

/** Loads the document that a new one translates. If it was deleted, a draft of the translation goes on without it. */
export async function loadTranslation(queryClient: QueryClient, originalId: number) {
  await Promise.all([
    readDocument(queryClient, originalId).catch((error: unknown) => {
      if (toFailure(error).status !== 404) throw error
    }),
    loadLanguages(queryClient),
  ])
}

const readDocument = (queryClient: QueryClient, id: number) =>
  queryClient.fetchQuery({ ...api.getGetDocumentQueryOptions(id), staleTime: 0 })

/** Writes a new help document. */
export function DocumentAddPage() {
  const { translationOf: id } = useSearch({ from: '/admin-admin/docs/add' })
  return id === undefined ? <DocumentForm /> : <TranslationForm key={id} originalId={id} />
}

function TranslationForm({ originalId }: { originalId: number }) {
  // The loader has just tried.
  const { data } = api.useGetDocument(originalId, { query: { retryOnMount: false } })
  const [original] = useState(data?.document ?? null)
  return <DocumentForm translates={{ id: originalId, original }} />
}

/** Changes or deletes a help document. */
export function DocumentEditPage() {
  const { docId } = useParams({ from: '/admin-admin/docs/edit/$docId' })
  const { show } = useSearch({ from: '/admin-admin/docs/edit/$docId' })
  return (
    <DocumentForm document={api.useGetDocumentSuspense(docId).data.document} shownAddress={show} />
  )
}

type DocumentFormProps = {
  /** The document that is edited. */
  document?: Document
  /** The address of a link or an image in its text to show at once. */
  shownAddress?: string | undefined
  /** The document that a new one translates; `original` is null if it was deleted. */
  translates?: { id: number; original: Document | null }
}

function DocumentForm({ document: edited, shownAddress, translates }: DocumentFormProps) {
  const intl = useIntl()
  // A document that was deleted meanwhile may be added again.
  const [isNew, setNew] = useState(!edited)
  const document = isNew ? undefined : edited
  const original = translates?.original
  const router = useRouter()
  const remove = api.useDeleteDocument()
  const form = useForm({
    defaultValues: original ? translationOf(original) : valuesOf(edited),
    check: (values, saved) =>
      document ? checkChange(changedFields(values, saved)) : checkNew(values, original),
  })
  const { control } = form
  const update = api.useUpdateDocument({ request: requestFor(control) })
  const create = api.useCreateDocument({ request: requestFor(control) })
  useOfferedSlug(form, !edited, original?.slug)
  const slugLinks = useSlugLinks()
  return (
    <>
      <PageHeader
        title={
          original && <FormattedMessage {...translateTopic} values={{ topic: original.topic }} />
        }
        actions={
          document && (
            <>
              <Button asChild size="sm" quiet>
                <ScreenLink to="/admin-admin/docs/add" search={{ translationOf: document.id }}>
                  <Languages aria-hidden />
                  <FormattedMessage {...messages.translate} />
                </ScreenLink>
              </Button>
              <DeleteDocument document={document} form={form} remove={remove} />
            </>
          )
        }
      />
      <RecordForm
        form={form}
        save={async (
          values,
          saved,
        ): Promise<NewDocumentResult & { batch?: string | undefined }> => {
          remove.reset()
          if (!document) return create.mutateAsync({ data: toRequest(values) })
          const mend = slugLinks.beforeSave(document.id, values, saved)
          const answer = await update
            .mutateAsync({ id: document.id, data: toChange(values, saved) })
            .catch((error: unknown) => {
              // Not awaited, so that the failure shows at once.
              if (mayBeDone(toFailure(error))) void mend().catch(reportError)
              throw error
            })
          return { ...answer, batch: await mend() }
        }}
        edits={
          document && {
            name: document.topic,
            read: async (queryClient, request) =>
              valuesOf(await readDocumentNow(queryClient, document.id, request)),
          }
        }
        adds={{
          discardNew: messages.discardNew,
          keyOf: ({ slug }) => slug,
          find: async (queryClient, slug) => {
            const options = api.getGetDocumentBySlugQueryOptions(slug)
            return savedDocument((await readNow(queryClient, options)).document)
          },
          goOn: ({ document: added }) =>
            added
              ? {
                  draft: `document-edit-${added.id}`,
                  saved: valuesOf(added),
                  link: screenOf('document', added.id),
                }
              : null,
        }}
        saved={document ? messages.updated : messages.added}
        record={({ document: saved }) => saved && savedDocument(saved)}
        onSavedMeanwhile={
          document &&
          (({ document: now }, changed) => {
            if (now?.topic !== document.topic) void router.invalidate()
            // The form says itself that all was saved.
            if (Object.keys(changed).length === 0) return undefined
            return toast('success', intl.formatMessage(messages.updated))
          })
        }
        notSaved={messages.notSaved}
        maybeSaved={!document && messages.maybeSaved}
        failureAction={({ status }) =>
          document && status === 404 && <SaveAsNew onPress={() => setNew(true)} />
        }
        dismissible
        notices={
          <DocumentNotices
            control={control}
            remove={remove}
            isOriginalGone={translates?.original === null}
          />
        }
        leadsTo={(answer) =>
          answer?.batch
            ? { to: '/user/work', search: { batch: answer.batch } }
            : { to: '/admin-admin/docs' }
        }
        draft={draftOf(edited, translates?.id)}
        // A new document goes on at its own address, which would take the focus from the text.
        saveKey={document ? 'stay' : 'leave'}
        actionsStay="wide"
      >
        <Panel>
          <Grid
            gap="4"
            templateRows={{ md: 'auto auto' }}
            autoColumns="1fr"
            autoFlow={{ md: 'column' }}
          >
            <TextField control={control} name="topic" label={messages.topic} required />
            <TextField
              control={control}
              name="slug"
              label={messages.slug}
              help={messages.slugHelp}
              as={typedSlug}
              trim={trimmedSlug}
              kind="identifier"
              required
            />
            <LanguageField control={control} name="locale" saved={edited?.locale} required />
            <NumberField
              control={control}
              name="sortOrder"
              label={messages.sortOrder}
              help={messages.sortOrderHelp}
            />
          </Grid>
          {document && <SlugChangeNotice control={control} saved={document.slug} {...slugLinks} />}
        </Panel>
        <ContentSection control={control} original={original} shownAddress={shownAddress} />
      </RecordForm>
    </>
  )
}

function draftOf(edited: Document | undefined, originalId: number | undefined) {
  if (edited) return `document-edit-${edited.id}`
  return originalId === undefined ? 'document-add' : `document-translate-${originalId}`
}

const savedDocument = ({ id, topic }: Document): SavedRecord => ({
  kind: 'document',
  id,
  name: topic,
})
