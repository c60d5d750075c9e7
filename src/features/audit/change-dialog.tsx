import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import type { Change } from './audit-changes.ts'
import { changeWord } from './change-word.tsx'
import { ChangedRecord } from './changed-record.tsx'
import { changeTitle, comparedWith, messages, sameAs } from './messages.ts'
import { earlierOf, isUnchanged } from './record-data.ts'

type ChangeDialogProps = {
  change: Change
  /** The changes of the page, in order. */
  changes: readonly Change[]
  onShow: (change: Change) => void
  onClose: () => void
}

/** The record of one change, with links to the previous and next change. */
export function ChangeDialog({ change, changes, onShow, onClose }: ChangeDialogProps) {
  const intl = useIntl()
  const { changeType, tableName, changedAt, userInfo, recordData } = change
  const place = changes.findIndex(({ key }) => key === change.key)
  const [previous, next] = [changes[place - 1], changes[place + 1]]
  const earlier = earlierOf(change, changes)
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
        <Box textStyle="sm" color="fg.muted" aria-live="polite">
          <Flex align="center" wrap="wrap" columnGap="4">
            <span>{formatInstant(intl, changedAt)}</span>
            <bdi>{userInfo?.trim() || intl.formatMessage(messages.byServer)}</bdi>
            {recordData && (
              <CopyButton value={recordData} label={intl.formatMessage(messages.copyRecord)} />
            )}
          </Flex>
          {earlier && (
            <FormattedMessage
              {...(isUnchanged(change, earlier) ? sameAs : comparedWith)}
              values={{ instant: formatInstant(intl, earlier.changedAt) }}
            />
          )}
        </Box>
        <ChangedRecord key={change.key} change={change} earlier={earlier} />
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
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = ({ key, target, ...event }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (target instanceof Element && target.closest('input, textarea, select')) return
      press(key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

// In the direction of reading.
const step = css({ colorPalette: 'gray', '&:dir(rtl) svg': { transform: 'scaleX(-1)' } })
