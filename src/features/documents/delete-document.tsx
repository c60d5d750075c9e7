import { useLocation, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useDeleteDocument } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { useSayFailed } from '~/kit/form/say-when-left.ts'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { toFailure } from '~/lib/failure.ts'
import { deleted } from '~/lib/outcome.ts'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { flash } from '~/ui/feedback/flash.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { useIsHere } from '~/ui/page/use-is-here.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { deleteFailed } from './document-notices.tsx'
import { deleteQuestion, messages } from './messages.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('~/ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
  LoadFailure,
)

type DeleteDocumentProps = {
  document: Document
  form: UseFormReturn<DocumentRequest>
  remove: Pick<ReturnType<typeof useDeleteDocument>, 'mutateAsync' | 'reset'>
}

/** Deletes a document, for users who may. The question is in the address, as `#delete`. */
export function DeleteDocument({ document, form, remove }: DeleteDocumentProps) {
  const intl = useIntl()
  const mayOpen = useMayOpen()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const sayFailed = useSayFailed()
  const asking = useLocation({ select: ({ hash }) => hash === 'delete' })
  const { open, close } = useDialogAddress()
  if (!mayOpen(`/admin-admin/docs/edit/${document.id}#delete`)) return null
  const confirm = async () => {
    try {
      await deleted(remove.mutateAsync({ id: document.id }))
    } catch (thrown) {
      const error = toFailure(thrown)
      // Otherwise the form shows the reason.
      if (!isHere()) sayFailed(deleteFailed(error), error)
      return
    }
    if (!isHere()) return toast('success', intl.formatMessage(messages.deleted))
    // There are no unsaved changes to lose anymore.
    form.reset()
    flash('success', intl.formatMessage(messages.deleted))
    await navigate({ to: '/admin-admin/docs' })
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className={css({ colorPalette: 'red' })}
        onClick={() => open({ hash: 'delete' })}
      >
        <Trash2 aria-hidden />
        <FormattedMessage {...messages.delete} />
      </Button>
      {asking && (
        <ConfirmDialog
          title={<FormattedMessage {...deleteQuestion} values={{ topic: document.topic }} />}
          confirmLabel={messages.delete}
          destructive
          onConfirm={confirm}
          onClose={() => close({ hash: '' })}
        >
          <p>
            <FormattedMessage {...messages.deleteHint} />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
