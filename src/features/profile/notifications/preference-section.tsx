import { Bell, BellOff, Send, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Center, Flex, styled } from '~/styled-system/jsx'
import { Spinner } from '~/ui/icon/spinner.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { channelTexts, messages } from './messages.ts'
import { preferenceName, type Channel, type PreferenceRow } from './preferences.ts'

const column = columnsOf<PreferenceRow>()

const columnsFor = (channel: Channel) => [
  column.text('value', {
    label: channelTexts[channel].value,
    value: preferenceName,
    cell: (row, name) => <bdi {...(row.channel !== 'push' && { dir: 'ltr' })}>{name}</bdi>,
    width: 6,
  }),
  ...(channel === 'email'
    ? [column.yesNo('textOnly', { label: messages.textOnly, unsorted: true })]
    : []),
  column.status('state', {
    label: messages.state,
    unsorted: true,
    value: ({ active }) => (active ? 'active' : 'inactive'),
    states: {
      active: { label: messages.active, tone: 'success' },
      inactive: { label: messages.inactive, tone: 'neutral' },
    },
  }),
]

const listFor = (channel: Channel) =>
  defineList({
    key: null,
    label: channelTexts[channel].heading,
    sort: [],
    columns: columnsFor(channel),
    id: ({ id }) => String(id),
    name: preferenceName,
  })

const lists = {
  email: listFor('email'),
  sms: listFor('sms'),
  voice: listFor('voice'),
  push: listFor('push'),
}

type PreferenceSectionProps = {
  channel: Channel
  rows: readonly PreferenceRow[]
  /** Hides the rows, which keep their space. */
  busy: boolean
  /** Beside the heading. */
  add?: ReactNode
  onTest: (row: PreferenceRow) => unknown
  onRemove: (row: PreferenceRow) => void
  onChangeActive: (row: PreferenceRow) => unknown
}

/** The preferences of one channel. */
export function PreferenceSection({ channel, rows, busy, add, ...on }: PreferenceSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<PreferenceRow>(null)
  useEffect(() => {
    const row = pressed.current
    if (busy || !row || rows.some(({ id: each }) => each === row.id)) return
    pressed.current = null
    // The pressed button is gone with its row.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [busy, rows])
  const texts = channelTexts[channel]
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" mb="2" minH="9">
        <Heading
          as="h2"
          size="md"
          id={id}
          ref={heading}
          tabIndex={-1}
          className={css({ outline: 'none' })}
        >
          <FormattedMessage {...texts.heading} />
        </Heading>
        {add}
      </Flex>
      <Box position="relative">
        <div className={cx(onePage, busy && blank)}>
          <DataTable
            list={useLocalList(lists[channel], { rows })}
            rowActions={(row) => [
              { label: messages.test, icon: Send, onSelect: () => on.onTest(row) },
              {
                label: messages.remove,
                icon: Trash2,
                danger: true,
                onSelect: () => {
                  pressed.current = row
                  on.onRemove(row)
                },
              },
              {
                label: row.active ? messages.makeInactive : messages.makeActive,
                icon: row.active ? BellOff : Bell,
                onSelect: () => on.onChangeActive(row),
                more: true,
              },
            ]}
            actionCount={3}
            empty={
              <styled.p p="4" textStyle="sm" color="fg.muted">
                <FormattedMessage {...texts.none} />
              </styled.p>
            }
          />
        </div>
        {busy && (
          <Center position="absolute" inset="0" bg="bg.panel" borderWidth="1px" rounded="l3">
            <Spinner size="sm" className={css({ color: 'fg.muted' })} aria-hidden />
          </Center>
        )}
      </Box>
    </section>
  )
}

/** All rows are visible, so the range of rows is not shown. */
const onePage = css({ '& nav': { display: 'none' } })

/** Not the buttons, which would lose the focus; they are covered. */
const blank = css({ visibility: 'hidden', '& [data-cell=actions]': { visibility: 'visible' } })
