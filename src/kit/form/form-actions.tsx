import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { useAnchor } from '~/ui/link/styled-link.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { WhyDisabled, type Reason } from '~/ui/tooltip/why-disabled.tsx'
import { SubmitButton } from './submit-button.tsx'

type FormActionsProps = {
  /** "Save" by default. */
  submitLabel?: TextProp
  /** Replaces it during the save. */
  savingLabel?: TextProp
  /** Why the form must not be submitted yet. Usually it can be, and errors show what is missing. */
  disabled?: Reason
  /** What Cancel does, or where it leads: the leave-guard asks on the way. Null if there is nowhere to go back to. */
  cancel: (() => void) | LinkTarget | ReactElement | null
  /** Shown at the other end, such as the number of changes. */
  note?: ReactNode
  /** A second submit button, such as "Add and next": the form's `onSubmit` gets its value. */
  second?: { label: TextProp; value: string }
}

/** The buttons under the fields, at the start of the row. In a dialog they are at its end, with the submit button last. */
export function FormActions({ submitLabel, cancel, second, note, ...submit }: FormActionsProps) {
  const { isSubmitting } = useFormState()
  return (
    <div className={cx(row, note ? withNote : undefined)}>
      <SubmitButton {...submit}>{renderText(submitLabel ?? words.save)}</SubmitButton>
      {second && (
        <WhyDisabled reason={submit.disabled}>
          {(control) => (
            <Button
              type="submit"
              variant="outline"
              value={second.value}
              {...control}
              aria-disabled={isSubmitting || control['aria-disabled']}
            >
              {renderText(second.label)}
            </Button>
          )}
        </WhyDisabled>
      )}
      {renderCancel(cancel)}
      {note && (
        <styled.p
          flex="1"
          alignSelf="center"
          textAlign="end"
          textStyle="sm"
          color="fg.muted"
          className={noteInDialog}
        >
          {note}
        </styled.p>
      )}
    </div>
  )
}

function renderCancel(cancel: FormActionsProps['cancel']): ReactNode {
  if (cancel === null || isValidElement(cancel)) return cancel
  if (typeof cancel === 'object') return <CancelLink {...cancel} />
  return (
    <Button quiet onClick={cancel}>
      <FormattedMessage {...words.cancel} />
    </Button>
  )
}

/** The router would mark a link to the list above as the current page. */
function CancelLink(link: LinkTarget) {
  return (
    <Button asChild quiet>
      <a {...useAnchor(link)} aria-current={undefined}>
        <FormattedMessage {...words.cancel} />
      </a>
    </Button>
  )
}

const row = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  gap: '3',
  pt: '2',
  '[role=dialog] &': { sm: { flexDirection: 'row-reverse' } },
})

const withNote = css({
  flexDirection: 'row',
  flexWrap: 'wrap',
  '[role=dialog] &': { flexDirection: 'row-reverse' },
})

const noteInDialog = css({ '[role=dialog] &': { textAlign: 'start' } })
