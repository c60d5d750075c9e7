import { useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { addressOf } from '~/ui/link/link-target.ts'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { linkToChange } from './audit-address.ts'
import type { Change } from './audit-changes.ts'
import { changedBy, changeWord } from './change-word.tsx'
import { ComparedChange } from './compared-change.tsx'
import { changeTitle, messages } from './messages.ts'

type ChangeDialogProps = {
  enterpriseId: number
  change: Change
  /** The changes of the list, in order. */
  changes: readonly Change[]
  /** All that are loaded, for the one before: a filtered list lacks some. */
  loaded?: readonly Change[]
  onShow: (change: Change) => void
  onClose: () => void
}

/** The record of one change, with links to the previous and next change. */
export function ChangeDialog({ change, changes, onShow, onClose, ...props }: ChangeDialogProps) {
  const { enterpriseId, loaded = changes } = props
  const intl = useIntl()
  const router = useRouter()
  const { changeType, tableName, changedAt, recordData } = change
  const link = linkToChange(enterpriseId, change)
  const index = changes.findIndex(({ key }) => key === change.key)
  const [previous, next] = [changes[index - 1], changes[index + 1]]
  useArrowKeys((key) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const target = (key === 'ArrowLeft') === isRtl ? next : previous
    if (target) onShow(target)
  })
  return (
    <Dialog
      title={
        <FormattedMessage
          {...changeTitle}
          values={{ change: changeWord(intl, changeType), tableName }}
        />
      }
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Step icon={ChevronLeft} label={messages.previous} change={previous} onShow={onShow} />
          <Step icon={ChevronRight} label={messages.next} change={next} onShow={onShow} />
        </>
      }
    >
      <Stack gap="4">
        <Flex
          align="center"
          wrap="wrap"
          columnGap="4"
          textStyle="sm"
          color="fg.muted"
          aria-live="polite"
        >
          <span>{formatInstant(intl, changedAt)}</span>
          <bdi>{changedBy(change, intl)}</bdi>
          {recordData && (
            <CopyButton value={recordData} label={intl.formatMessage(messages.copyRecord)} />
          )}
          {link && (
            <CopyButton
              value={new URL(addressOf(router, link), location.href).toString()}
              label={intl.formatMessage(messages.copyLink)}
            />
          )}
        </Flex>
        <ComparedChange
          key={change.key}
          enterpriseId={enterpriseId}
          change={change}
          loaded={loaded}
        />
        <styled.p textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.keys} />
        </styled.p>
      </Stack>
    </Dialog>
  )
}

type StepProps = {
  icon: LucideIcon
  label: MessageDescriptor
  change: Change | undefined
  onShow: (change: Change) => void
}

function Step({ icon: Icon, label, change, onShow }: StepProps) {
  const intl = useIntl()
  return (
    <WhyDisabled reason={!change && intl.formatMessage(messages.endOfList)}>
      {(control) => (
        <Button
          size="sm"
          variant="outline"
          className={step}
          onClick={() => change && onShow(change)}
          {...control}
        >
          <Icon aria-hidden />
          <FormattedMessage {...label} />
        </Button>
      )}
    </WhyDisabled>
  )
}

/** Handles the left and right arrow keys, unless they move the caret in a field. */
function useArrowKeys(onKey: (key: 'ArrowLeft' | 'ArrowRight') => void) {
  useWindowEvent('keydown', ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('input, textarea, select')) return
    onKey(key)
  })
}

// In the direction of reading.
const step = css({ colorPalette: 'gray', '&:dir(rtl) svg': { transform: 'scaleX(-1)' } })
