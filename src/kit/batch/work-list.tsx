import { useSelector } from '@tanstack/react-store'
import { Pause, Play, Square, X, type LucideIcon } from 'lucide-react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { progressText } from './batch-text.ts'
import type { Batch } from './create-batch.ts'
import type { Summary, Work } from './create-work.ts'

type WorkListProps = {
  work: Work
  /** Which batches; all by default. */
  shows?: (summary: Summary) => boolean
  onOpen?: () => void
}

/** Batches in the order of the queue, with what can be done about each. */
export function WorkList({ work, shows = () => true, onOpen }: WorkListProps) {
  const summaries = useSelector(work.summaries)?.filter(shows) ?? []
  return (
    <Stack as="ol" gap="0" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
      {summaries.map((summary) => (
        <li key={summary.id}>
          <WorkItem work={work} summary={summary} onOpen={onOpen} />
        </li>
      ))}
    </Stack>
  )
}

type WorkItemProps = { work: Work; summary: Summary; onOpen: (() => void) | undefined }

function WorkItem({ work, summary, onOpen }: WorkItemProps) {
  const intl = useIntl()
  const isHere = useSelector(work.isHere)
  const { id, title, counts, paused } = summary
  const isActive = counts.activity !== 'idle'
  /** This tab takes the work first, if another one has it. */
  const act = async (change: (batch: Batch) => unknown) => {
    await work.take()
    const batch = work.batches.get().find((each) => each.id === id)
    if (batch) change(batch)
  }
  return (
    <Stack gap="1.5" py="2.5">
      <Flex align="center" gap="2">
        <StyledLink
          to="/user/work"
          search={{ batch: id }}
          onClick={onOpen}
          className={css({ flex: '1', minW: '0', fontWeight: 'medium' })}
        >
          {title}
        </StyledLink>
        {isActive && (
          <ItemButton
            label={paused ? messages.resume : messages.pause}
            icon={paused ? Play : Pause}
            onClick={() => void act((batch) => (paused ? batch.resume() : batch.pause()))}
          />
        )}
        {isActive ? (
          <ItemButton
            label={words.cancel}
            icon={Square}
            onClick={() => void act((batch) => batch.cancel())}
          />
        ) : (
          summary.left === 0 && (
            <ItemButton
              label={messages.remove}
              icon={X}
              onClick={() => void act((batch) => work.close(batch))}
            />
          )
        )}
      </Flex>
      {isActive && <ProgressBar label={title} over={counts.over} total={counts.total} />}
      <styled.p textStyle="sm" color="fg.muted">
        {[
          progressText(intl, summary, counts),
          summary.isWaiting && intl.formatMessage(messages.waits),
          !isActive && summary.left > 0 && intl.formatMessage(messages.asks),
          !isHere && intl.formatMessage(messages.elsewhere),
        ]
          .filter(Boolean)
          .join(' · ')}
      </styled.p>
    </Stack>
  )
}

type ItemButtonProps = { label: MessageDescriptor; icon: LucideIcon; onClick: () => void }

function ItemButton({ label, icon: Icon, onClick }: ItemButtonProps) {
  const text = useIntl().formatMessage(label)
  return (
    <Tooltip content={text}>
      {(trigger) => (
        <Button {...trigger} size="xs" variant="ghost" aria-label={text} onClick={onClick}>
          <Icon aria-hidden />
        </Button>
      )}
    </Tooltip>
  )
}

const messages = defineMessages({
  pause: { defaultMessage: 'Pause', description: 'Button: begins nothing more for the moment' },
  resume: { defaultMessage: 'Resume', description: 'Button: goes on after a pause' },
  remove: {
    defaultMessage: 'Remove from this list',
    description: 'Button: finished work on many things is no longer listed; its record stays',
  },
  waits: {
    defaultMessage: 'waits for the work before it',
    description: 'Work on many things that another one goes before; follows its progress',
  },
  asks: {
    defaultMessage: 'waits for you',
    description: 'Work on many things was checked and has to be confirmed; follows its progress',
  },
  elsewhere: {
    defaultMessage: 'in another tab',
    description: 'Where work on many things is done; follows its progress',
  },
})
