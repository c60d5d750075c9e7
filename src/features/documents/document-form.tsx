import { Grid } from '~/styled-system/jsx'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { CancelLink } from '~/kit/form/cancel.tsx'
import { Draft } from '~/kit/form/draft.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { LeaveGuard } from '~/kit/form/leave-guard.tsx'
import { NumberField } from '~/kit/form/number-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { versionedRequest } from '~/kit/form/record-version.ts'
import { keyedRequest } from '~/kit/form/sent-mark.ts'
import { useAdd } from '~/kit/form/use-add.ts'
import { useGoOn } from '~/kit/form/use-go-on.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { useMerge } from '~/kit/form/use-merge.tsx'
import { useSaySaved, type SavedRecord } from '~/kit/form/use-say-saved.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { LanguageField, LanguageName, loadLanguages } from '~/features/choices/language-field.tsx'
import { words } from '~/i18n/words.ts'
import { changedFields } from '~/lib/same-value.ts'
import { ContentChoice, ContentSection } from './content-section.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentFailure } from './document-failure.tsx'
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

export const DocumentAddPage = () => <DocumentForm />

export function DocumentEditPage() {
  const { docId } = useParams({ from: '/admin-admin/docs/edit/$docId' })
  return <DocumentForm document={api.useGetDocumentSuspense(docId).data.document} />
}

function DocumentForm({ document }: { document?: Document }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const router = useRouter()
  const saySaved = useSaySaved()
  const remove = api.useDeleteDocument()
  const form = useForm({
    defaultValues: valuesOf(document),
    check: (values, saved) =>
      document ? checkChange(changedFields(values, saved)) : checkNew(values),
  })
  const { control } = form
  const update = api.useUpdateDocument({ request: versionedRequest(control) })
  const create = api.useCreateDocument({ request: keyedRequest(control) })
  useOfferedSlug(form, !document)
  const merge = useMerge(
    form,
    document && {
      name: document.topic,
      read: async (queryClient, request) => {
        const options = api.getGetDocumentQueryOptions(document.id, { request })
        return valuesOf((await readNow(queryClient, options)).document)
      },
      fields: {
        topic: messages.topic,
        slug: messages.slug,
        locale: { label: words.language, show: (tag: string) => <LanguageName tag={tag} /> },
        sortOrder: messages.sortOrder,
        content: {
          label: messages.content,
          show: (html: string) => (
            <ContentChoice html={html} language={document.locale.languageTag} />
          ),
        },
      },
    },
  )
  const reading = merge?.failureOf(null) ?? null
  const goOn = useGoOn(form)
  const { add, earlier } = useAdd(form, {
    keyOf: ({ slug }) => slug,
    find: async (queryClient, slug) =>
      savedDocument(
        (await readNow(queryClient, api.getGetDocumentBySlugQueryOptions(slug))).document,
      ),
  })
  const save = (values: DocumentRequest, _pressed: string, saved: DocumentRequest) => {
    remove.reset()
    if (!document) return add(values, () => create.mutateAsync({ data: toRequest(values) }))
    return update.mutateAsync({ id: document.id, data: toChange(values, saved) })
  }
  const onSaved = ({ document: saved }: Awaited<ReturnType<typeof save>>) => {
    saySaved(document ? messages.updated : messages.added, savedDocument(saved))
    return navigate({ to: '/admin-admin/docs' })
  }
  const onSavedMeanwhile = (
    { document: now }: Awaited<ReturnType<typeof save>>,
    changed: Partial<DocumentRequest>,
  ) => {
    if (document) {
      // The form says itself that all was saved.
      if (now.topic !== document.topic) void router.invalidate()
      if (Object.keys(changed).length === 0) return undefined
      return toast('success', intl.formatMessage(messages.updated))
    }
    const saved = valuesOf(now)
    const { id, to } = saySaved(messages.added, savedDocument(now))
    return goOn({ draft: `document-edit-${id}`, saved, values: { ...saved, ...changed }, to })
  }
  return (
    <>
      <PageHeader
        actions={document && <DeleteDocument document={document} form={form} remove={remove} />}
      />
      <Form
        form={form}
        onSubmit={save}
        onSaved={onSaved}
        onSavedMeanwhile={onSavedMeanwhile}
        merge={merge}
        // A new document goes on at its own address, which would take the focus from the text.
        saveKey={document ? 'stay' : 'leave'}
        failure={
          <DocumentFailure
            control={control}
            reading={reading}
            saving={
              merge ? { ...update, error: reading ? null : merge.failureOf(update.error) } : create
            }
            remove={remove}
            earlier={earlier}
          />
        }
        draft={<Draft name={document ? `document-edit-${document.id}` : 'document-add'} />}
        leaveGuard={
          document ? (
            <LeaveGuard losing={document.topic} />
          ) : (
            <LeaveGuard discardNew={intl.formatMessage(messages.discardNew)} />
          )
        }
        actions={<FormActions cancel={<CancelLink to="/admin-admin/docs" />} />}
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
      </Form>
    </>
  )
}

const savedDocument = ({ id, topic }: Document): SavedRecord => ({
  id,
  name: topic,
  to: `/admin-admin/docs/edit/${id}`,
  table: 'documents',
})
