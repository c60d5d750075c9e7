import { Grid } from '~/styled-system/jsx'
import type { QueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { NumberField } from '~/kit/form/number-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { LanguageField, loadLanguages } from '~/features/choices/language-field.tsx'
import { changedFields } from '~/lib/same-value.ts'
import { ContentSection } from './content-section.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentNotices } from './document-notices.tsx'
import { checkChange, checkNew, toChange, toRequest, valuesOf } from './document-request.ts'
import { messages } from './messages.ts'
import { trimmedSlug, typedSlug } from './slug.ts'
import { useOfferedSlug } from './use-offered-slug.ts'

/** Loads the document, unless it is new, and the languages. */
export async function loadDocumentForm(queryClient: QueryClient, docId?: number) {
  const [found] = await Promise.all([
    docId && queryClient.fetchQuery({ ...api.getGetDocumentQueryOptions(docId), staleTime: 0 }),
    loadLanguages(queryClient),
  ])
  return { name: found ? found.document.topic : '' }
}

/** Writes a new help document. */
export const DocumentAddPage = () => <DocumentForm />

/** Changes or deletes a help document. */
export function DocumentEditPage() {
  const { docId } = useParams({ from: '/admin-admin/docs/edit/$docId' })
  return <DocumentForm document={api.useGetDocumentSuspense(docId).data.document} />
}

function DocumentForm({ document }: { document?: Document }) {
  const intl = useIntl()
  const router = useRouter()
  const remove = api.useDeleteDocument()
  const form = useForm({
    defaultValues: valuesOf(document),
    check: (values, saved) =>
      document ? checkChange(changedFields(values, saved)) : checkNew(values),
  })
  const { control } = form
  const update = api.useUpdateDocument({ request: requestFor(control) })
  const create = api.useCreateDocument({ request: requestFor(control) })
  useOfferedSlug(form, !document)
  return (
    <>
      <PageHeader
        actions={document && <DeleteDocument document={document} form={form} remove={remove} />}
      />
      <RecordForm
        form={form}
        save={(values, saved) => {
          remove.reset()
          return document
            ? update.mutateAsync({ id: document.id, data: toChange(values, saved) })
            : create.mutateAsync({ data: toRequest(values) })
        }}
        edits={
          document && {
            name: document.topic,
            read: async (queryClient, request) => {
              const options = api.getGetDocumentQueryOptions(document.id, { request })
              return valuesOf((await readNow(queryClient, options)).document)
            },
          }
        }
        adds={{
          discardNew: messages.discardNew,
          keyOf: ({ slug }) => slug,
          find: async (queryClient, slug) => {
            const options = api.getGetDocumentBySlugQueryOptions(slug)
            return savedDocument((await readNow(queryClient, options)).document)
          },
          goOn: ({ document: added }) => ({
            draft: `document-edit-${added.id}`,
            saved: valuesOf(added),
            to: savedDocument(added).to,
          }),
        }}
        saved={document ? messages.updated : messages.added}
        record={({ document: saved }) => savedDocument(saved)}
        onSavedMeanwhile={
          document &&
          (({ document: now }, changed) => {
            if (now.topic !== document.topic) void router.invalidate()
            // The form says itself that all was saved.
            if (Object.keys(changed).length === 0) return undefined
            return toast('success', intl.formatMessage(messages.updated))
          })
        }
        notSaved={messages.notSaved}
        maybeSaved={!document && messages.maybeSaved}
        dismissible
        notices={<DocumentNotices control={control} remove={remove} />}
        leadsTo={{ to: '/admin-admin/docs' }}
        draft={document ? `document-edit-${document.id}` : 'document-add'}
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
            <LanguageField control={control} name="locale" saved={document?.locale} required />
            <NumberField
              control={control}
              name="sortOrder"
              label={messages.sortOrder}
              help={messages.sortOrderHelp}
            />
          </Grid>
        </Panel>
        <ContentSection control={control} />
      </RecordForm>
    </>
  )
}

const savedDocument = ({ id, topic }: Document) => ({
  id,
  name: topic,
  to: `/admin-admin/docs/edit/${id}`,
  table: 'documents',
})
