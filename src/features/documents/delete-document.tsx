import { Button, Text } from '@chakra-ui/react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useDeleteDocument } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { flash } from '~/components/feedback/flash.ts'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useMayOpen } from '~/components/link/may-open.ts'
import { deleteQuestion, messages } from './messages.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('~/components/dialog/confirm-dialog.tsx')).ConfirmDialog,
  LoadFailure,
)

type DeleteDocumentProps = {
  document: Document
  form: UseFormReturn<DocumentRequest>
  remove: Pick<ReturnType<typeof useDeleteDocument>, 'mutateAsync' | 'reset'>
}

/** Deletes a document, for those who may. The question is in the address, as `#delete`. */
export function DeleteDocument({ document, form, remove }: DeleteDocumentProps) {
  const intl = useIntl()
  const mayOpen = useMayOpen()
  const navigate = useNavigate()
  const asking = useLocation({ select: ({ hash }) => hash === 'delete' })
  const deleted = useRef(false)
  if (!mayOpen(`/admin-admin/docs/edit/${document.id}#delete`)) return null
  const ask = (hash: string) =>
    void navigate({
      to: '/admin-admin/docs/edit/$docId',
      params: { docId: document.id },
      hash,
      replace: true,
    })
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: document.id })
    } catch {
      // The form says why.
      return
    }
    deleted.current = true
    // Nothing is left to lose.
    form.reset()
    flash('success', intl.formatMessage(messages.deleted))
    await navigate({ to: '/admin-admin/docs' })
  }
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => ask('delete')}>
        <Trash2 aria-hidden />
        <FormattedMessage {...messages.delete} />
      </Button>
      {asking && (
        <ConfirmDialog
          title={<FormattedMessage {...deleteQuestion} values={{ topic: document.topic }} />}
          confirmLabel={<FormattedMessage {...messages.delete} />}
          destructive
          onConfirm={confirm}
          onClose={() => {
            if (!deleted.current) ask('')
          }}
        >
          <Text>
            <FormattedMessage {...messages.deleteHint} />
          </Text>
        </ConfirmDialog>
      )}
    </>
  )
}
