import { useEffect, useEffectEvent, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useUpdateMe } from '~/api/generated/endpoints/me/me.ts'
import { useListLocales } from '~/api/generated/endpoints/system/system.ts'
import { CurrentUserUpdateRequest } from '~/api/generated/model/currentUserUpdateRequest.zod.ts'
import { LanguageField } from '~/features/choices/language-field.tsx'
import { chooseLanguage, forgetLanguageBefore, languages } from '~/i18n/language.ts'
import { isOutdatedChoice } from '~/i18n/unsaved-choice.ts'
import { Columns } from '~/kit/form/columns.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useSayWhenLeft } from '~/kit/form/say-when-left.ts'
import { useForm } from '~/kit/form/use-form.ts'
import type { Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { useSession } from '~/session/session-context.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { messages } from './messages.ts'

type LanguageValues = { locale: string }

const check = contractCheck<LanguageValues>(CurrentUserUpdateRequest)

/** The profile's language. The console switches once it is saved. */
export function LanguageForm() {
  const { data, error, refetch } = useListLocales()
  if (data) return <LoadedForm />
  if (!error) return <SkeletonLines lines={3} />
  return (
    <ErrorMessage error={error} title={messages.languagesFailed} onRetry={() => void refetch()} />
  )
}

function LoadedForm() {
  const intl = useIntl()
  const { locale } = useSession().user
  const saved = locale?.languageTag ?? ''
  const { mutateAsync } = useUpdateMe({ mutation: { scope: { id: 'me' } } })
  const form = useForm<LanguageValues>({ defaultValues: { locale: saved }, check })
  const { control } = form
  const { isDirty } = useFormState({ control })
  const chosen = useWatch({ control, name: 'locale' })
  /** Said in the language in which it was saved, and its language. */
  const [done, setDone] = useState<{ text: string; language: string }>()
  const sayWhenLeft = useSayWhenLeft()
  // The user menu changes the language too.
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset({ locale: saved })
  })
  useEffect(() => follow(), [saved])
  const show = (tag: string) => {
    forgetLanguageBefore()
    // The user menu may have another by now.
    if (!isOutdatedChoice(tag)) void chooseLanguage(tag)
  }
  // Another one may have been chosen during the save.
  const onSaved = (tag: string) => {
    show(tag)
    setDone({ text: intl.formatMessage(messages.languageSaved), language: intl.locale })
  }
  const titleOf = (failure: Failure) =>
    mayBeDone(failure) ? messages.languageMaybeSaved : messages.languageNotSaved
  return (
    <RecordForm
      form={form}
      save={async (values) => {
        setDone(undefined)
        await mutateAsync({ data: values })
        return values.locale
      }}
      onSaved={onSaved}
      onSavedMeanwhile={(tag) => {
        onSaved(tag)
        toast('success', intl.formatMessage(messages.languageSaved))
      }}
      onLeft={(outcome) => {
        if ('answer' in outcome) show(outcome.answer)
        sayWhenLeft({ saved: messages.languageSaved, failed: titleOf }, outcome)
      }}
      notSaved={titleOf}
      sendsUnchanged={false}
    >
      <Columns>
        <LanguageField
          control={control}
          name="locale"
          required
          labelHidden
          saved={locale}
          help={isTranslated(chosen) ? undefined : messages.notTranslated}
        />
      </Columns>
      {done && !isDirty && (
        <Notice status="success" role="status" title={messages.languageSaved}>
          {/* Whoever has chosen the wrong one can still read this. */}
          {done.language !== intl.locale && <bdi lang={done.language}>{done.text}</bdi>}
        </Notice>
      )}
    </RecordForm>
  )
}

/** Whether the console is translated into this language, in any region. */
const isTranslated = (tag: string) =>
  tag === '' || languages.some((each) => each.split('-')[0] === tag.split('-')[0])
