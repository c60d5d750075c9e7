import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { tabRow } from './record-frame.tsx'

type RecordTabsProps = { tabs: readonly LinkTarget[]; name: string }

/** The screens of a record as links that look like tabs. The arrow keys also move between them. */
export function RecordTabs({ tabs, name }: RecordTabsProps) {
  const intl = useIntl()
  const mayOpen = useMayOpen()
  const { routesByPath } = useRouter()
  const shown = tabs.filter(({ to }) => mayOpen(to))
  if (shown.length < 2) return null
  // From the screen's route.
  const titleOf = (to: string) => {
    const { record } = routesByPath[to as keyof typeof routesByPath].options.staticData ?? {}
    return record && intl.formatMessage(record.tab)
  }
  return (
    <Box
      as="nav"
      aria-label={intl.formatMessage(label, { name })}
      css={{
        ...tabRow,
        '& > a': tab,
        '& > a:hover': { color: 'fg' },
        // The row clips its content.
        '& > a:focus-visible': { outlineOffset: '-2px' },
      }}
      onKeyDown={moveFocus}
    >
      {shown.map((link) => (
        <ScreenLink
          key={link.to}
          {...link}
          ref={showCurrent}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {titleOf(link.to)}
        </ScreenLink>
      ))}
    </Box>
  )
}

/** Scrolls the current tab into view, which may be off screen on a phone. */
function showCurrent(link: HTMLAnchorElement | null) {
  const list = link?.closest('nav')
  if (!link || !list || link.ariaCurrent !== 'page') return
  // In the next frame, which lays out the page anyway.
  requestAnimationFrame(() => {
    list.scrollLeft += link.getBoundingClientRect().x - list.getBoundingClientRect().x - 24
  })
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.findIndex((link) => link === document.activeElement)
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: onwards, ArrowLeft: -onwards }[event.key]
  const edge = { Home: links[0], End: links.at(-1) }[event.key]
  const next = step === undefined ? edge : links[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const tab = {
  flexShrink: '0',
  // On a phone, four of them fit.
  px: { base: '2', sm: '3' },
  py: '2',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  // On top of the row's border.
  mb: '-1px',
  focusVisibleRing: 'inside',
  '&[aria-current=page]': { color: 'teal.fg', borderColor: 'teal.fg' },
} as const

const label = defineMessage<{ name: string }>({
  defaultMessage: 'Pages for {name}',
  description: 'Names the tabs of a record for screen readers; `name` is that of the record',
})
