import { FormattedMessage, useIntl } from 'react-intl'
import { useListLocales } from '~/api/generated/endpoints/system/system.ts'
import { LanguageField } from '~/features/choices/language-field.tsx'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { refusedField } from '~/lib/refusal.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { messages, selectedCount } from './change-messages.ts'
import type { LanguageTarget } from './language-batch.tsx'

type LanguageDialogProps = {
  /** How many users are selected. */
  count: number
  /** Resolves once the check has begun. */
  onCheck: (target: LanguageTarget) => Promise<void>
  onClose: () => void
}

/** Asks for the new language of the selected users and starts their check. Changes nothing yet. */
export function LanguageDialog({ count, onCheck, onClose }: LanguageDialogProps) {
  const intl = useIntl()
  const { data, error, refetch } = useListLocales()
  const form = useForm<{ language: string }>({
    defaultValues: { language: '' },
    check: ({ language }) => ({ language: language ? undefined : words.required }),
  })
  const begin = async ({ language }: { language: string }) => {
    const target = data?.locales.find(({ languageTag }) => languageTag === language)
    if (!target) throw refusedField('language', intl.formatMessage(words.required))
    await onCheck({ tag: target.languageTag, name: target.description })
  }
  return (
    <RecordForm
      in="dialog"
      title={messages.changeLanguage}
      size="sm"
      onClose={onClose}
      form={form}
      save={begin}
      notices={error && <ErrorMessage error={error} onRetry={() => void refetch()} />}
      submitLabel={messages.check}
      note={<FormattedMessage {...selectedCount} values={{ count }} />}
    >
      <LanguageField control={form.control} name="language" required />
    </RecordForm>
  )
}
