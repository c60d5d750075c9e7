import { Pause, Play, TriangleAlert } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { ButtonText, iconOnPhone } from '~/ui/button/button-text.tsx'
import { Button } from '~/ui/button/button.tsx'
import { RefreshButton } from '~/ui/button/refresh-button.tsx'
import { Icon } from '~/ui/icon/icon.tsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { shortcuts, useSingleKeysOn } from '~/ui/shortcuts/shortcuts.ts'
import { RelativeTime } from '~/ui/tooltip/relative-time.tsx'
import { LiveAge } from './live-age.tsx'
import type { Live } from './use-live.ts'

type LiveBarProps = {
  live: Live
  /** Announces urgent changes by name; without it, none are announced. */
  newsText?: (names: readonly string[]) => ReactNode
}

/** The state of a live page, for its heading: the data's age, pending changes, Pause and Refresh. */
export function LiveBar({ live, newsText }: LiveBarProps) {
  const { paused, setPaused, news, waiting } = live
  const singleKeys = useSingleKeysOn()
  return (
    <Flex
      flex={{ base: '1 0 11rem', md: 'none' }}
      align="center"
      justify="flex-end"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
    >
      <RefreshButton
        updatedAt={live.readAt}
        note={
          live.readAt > 0 && (live.old ? <OldData at={live.readAt} /> : <Age at={live.readAt} />)
        }
        busy={live.busy}
        failed={live.failed}
        onRefresh={live.refresh}
      />
      <Button
        size="sm"
        variant={paused ? 'subtle' : 'outline'}
        className={cx(iconOnPhone, paused ? orange : gray)}
        onClick={() => setPaused(!paused)}
      >
        <ButtonText
          icon={<Icon>{paused ? <Play aria-hidden /> : <Pause aria-hidden />}</Icon>}
          label={paused ? messages.resume : messages.pause}
        />
      </Button>
      <Box role="status" srOnly>
        {news.length > 0 && newsText?.(news)}
      </Box>
      <Box role="status" srOnly>
        {waiting > 0 && (
          <FormattedMessage {...(singleKeys ? messages.changesWait : messages.changesWaitOnly)} />
        )}
      </Box>
      {waiting > 0 && <Waiting count={waiting} hasKey={singleKeys} onApply={live.apply} />}
    </Flex>
  )
}

const orange = css({ colorPalette: 'orange' })
const gray = css({ colorPalette: 'gray' })

const Age = ({ at }: { at: number }) => (
  <RelativeTime instant={at}>{() => <LiveAge at={at} />}</RelativeTime>
)

/** Shows since when nothing could be read. */
function OldData({ at }: { at: number }) {
  const time = formatInstant(useIntl(), at)
  return (
    <Flex as="span" role="status" align="center" gap="1.5" color="fg.warning" fontWeight="medium">
      <Icon size="sm">
        <TriangleAlert aria-hidden />
      </Icon>
      <FormattedMessage {...oldData} values={{ time }} />
    </Flex>
  )
}

type WaitingProps = { count: number; hasKey: boolean; onApply: () => void }

/** Floats above the page, so that it is visible at any scroll position and moves nothing. */
function Waiting({ count, hasKey, onApply }: WaitingProps) {
  const before = useRef<EventTarget | null>(null)
  const [key] = shortcuts.tables.apply.keys
  return (
    <Button
      size="sm"
      className={css({
        position: 'fixed',
        zIndex: 'sticky',
        insetInline: '0',
        mx: 'auto',
        bottom: '4',
        w: 'fit-content',
        rounded: 'full',
        shadow: 'md',
        _print: { display: 'none' },
      })}
      aria-keyshortcuts={hasKey ? key : undefined}
      // It disappears when pressed; the focus stays where it was.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget
      }}
      onClick={() => {
        onApply()
        if (before.current instanceof HTMLElement) before.current.focus()
      }}
    >
      <FormattedMessage {...changesWaiting} values={{ count }} />
      {hasKey && (
        <Kbd size="sm" aria-hidden className={css({ hideBelow: 'md' })}>
          {key}
        </Kbd>
      )}
    </Button>
  )
}

const messages = defineMessages({
  pause: { defaultMessage: 'Pause', description: 'Button: stops reading new data by itself' },
  resume: {
    defaultMessage: 'Resume',
    description: 'Button: goes on reading new data by itself, after Pause',
  },
  changesWait: {
    defaultMessage: 'Changes are waiting. Press the period key to show them.',
    description: 'Announced to screen readers when the data on the server has changed',
  },
  changesWaitOnly: {
    defaultMessage: 'Changes are waiting.',
    description:
      'Announced to screen readers when the data on the server has changed and single-key shortcuts are off',
  },
})

const oldData = defineMessage<{ time: string }>({
  defaultMessage: 'Could not update. This data is from {time}.',
  description: 'The data could not be read again; when it was last read',
})

const changesWaiting = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {Show # change} other {Show # changes}}',
  description: 'Button: shows the rows that have changed on the server since the page was read',
})
