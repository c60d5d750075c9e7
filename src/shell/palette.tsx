import { createListCollection } from '@ark-ui/react/collection'
import { Dialog } from '@ark-ui/react/dialog'
import { Listbox } from '@ark-ui/react/listbox'
import { Portal } from '@ark-ui/react/portal'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { foldText } from '~/lib/fold-text.ts'
import { writeField } from '~/lib/write-field.ts'
import type { Access } from '~/session/access.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { useSingleKeys } from '~/ui/shortcuts/shortcuts.ts'
import { recipeClass } from '~/ui/theme/recipe-class.ts'
import { useActionItems, useScreenItems, type PaletteItem } from './palette-items.ts'
import { readRecentRecord } from './recent-record.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useFoundRecords } from './use-found-records.ts'

type PaletteProps = {
  access: Access
  /**
   * The last opened screens and records, newest first, without the current one: paths, and texts of `recentRecord`.
   * Undefined until they are known.
   */
  recent: readonly string[] | undefined
  /** Returns what was typed before the palette was there, once. */
  takeTyped: () => string
  onClose: () => void
}

/** Finds records and screens by part of their name, and runs actions. */
export function Palette({ access, recent, takeTyped, onClose }: PaletteProps) {
  useBackCloses(onClose)
  const intl = useIntl()
  const [text, setText] = useState('')
  const { sections, searching, failed } = useSections(access, recent, text)
  const items = sections.flatMap((section) => section.items)
  const run = (value: string | undefined) => {
    const item = items.find((each) => each.value === value)
    if (!item || item.isOld) return
    onClose()
    item.run()
  }
  return (
    <Dialog.Root
      open
      // As in `Dialog`: focus that returns from elsewhere must not close it.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop className="dialog__backdrop" />
        <Dialog.Positioner
          className={recipeClass('dialog__positioner', { scrollBehavior: 'outside' })}
        >
          <Dialog.Content
            aria-label={intl.formatMessage(messages.title)}
            className={cx(recipeClass('dialog__content', { size: 'md' }), apart)}
          >
            <Listbox.Root
              className={cx('listbox__root', joined)}
              collection={createListCollection({ items })}
              selectionMode="single"
              // Nothing stays chosen: what was refused while it was old can be chosen later.
              value={none}
              defaultHighlightedValue={items[0]?.value}
              onValueChange={({ value }) => run(value[0])}
            >
              <Box p="2">
                <Listbox.Input
                  autoHighlight
                  className={recipeClass('input', { size: 'md' })}
                  // Not autoFocus: the dialog would then return the focus to this field.
                  data-autofocus
                  value={text}
                  onFocus={({ currentTarget }) => {
                    const typed = text + takeTyped()
                    writeField(currentTarget, typed)
                    // The dialog selects the text next, and the next letter would replace it.
                    queueMicrotask(() =>
                      currentTarget.setSelectionRange(typed.length, typed.length),
                    )
                  }}
                  onChange={(event) => setText(event.target.value)}
                  aria-label={intl.formatMessage(messages.title)}
                  placeholder={intl.formatMessage(messages.placeholder)}
                />
              </Box>
              <Listbox.Content
                aria-label={intl.formatMessage(messages.title)}
                className={cx('listbox__content', list)}
                hidden={items.length === 0}
              >
                {sections.map(
                  (section) =>
                    section.items.length > 0 && (
                      <Listbox.ItemGroup key={section.id} className="listbox__itemGroup">
                        <Listbox.ItemGroupLabel
                          className={cx('listbox__itemGroupLabel', groupName)}
                        >
                          <FormattedMessage {...messages[section.id]} />
                        </Listbox.ItemGroupLabel>
                        {section.items.map((item) => (
                          <PaletteLine key={item.value} item={item} />
                        ))}
                      </Listbox.ItemGroup>
                    ),
                )}
              </Listbox.Content>
              <styled.p
                px="4"
                py={searching || failed || items.length === 0 ? '2' : '0'}
                role="status"
                textStyle="sm"
                color="fg.muted"
              >
                {searching ? (
                  <FormattedMessage {...messages.searching} />
                ) : failed ? (
                  <FormattedMessage {...messages.failed} />
                ) : (
                  items.length === 0 && <FormattedMessage {...messages.none} />
                )}
              </styled.p>
            </Listbox.Root>
            <Keys />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function PaletteLine({ item }: { item: PaletteItem }) {
  const { on } = useSingleKeys()
  return (
    <Listbox.Item item={item} className={cx('listbox__item', item.isOld && dimmed)}>
      <Listbox.ItemText className={cx('listbox__itemText', oneLine)}>
        <bdi>{item.label}</bdi>
        {item.matched && (
          <>
            {' '}
            <styled.span textStyle="xs" color="fg.muted" ms="1">
              <bdi>{item.matched}</bdi>
            </styled.span>
          </>
        )}
      </Listbox.ItemText>
      <styled.span textStyle="xs" color="fg.muted" flexShrink="0">
        {item.group}
      </styled.span>
      {on && item.keys && item.keys.length > 0 && (
        <Flex as="span" dir="ltr" gap="1" hideBelow="md" aria-hidden>
          {item.keys.map((key) => (
            <Kbd key={key} size="sm">
              {key}
            </Kbd>
          ))}
        </Flex>
      )}
    </Listbox.Item>
  )
}

const none: string[] = []
const dimmed = css({ color: 'fg.muted' })
const list = css({ maxH: '96', border: '0', borderTopWidth: '1px', rounded: '0', p: '2' })

/** The keys of the palette itself. */
function Keys() {
  const keys = [
    { names: ['↑', '↓'], message: messages.move },
    { names: ['↵'], message: messages.open },
    { names: ['Esc'], message: messages.close },
  ]
  return (
    <Flex
      wrap="wrap"
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      textStyle="xs"
      color="fg.muted"
      hideBelow="md"
    >
      {keys.map(({ names, message }) => (
        <Flex key={message.defaultMessage} align="center" gap="1">
          {names.map((name) => (
            <Kbd key={name} size="sm">
              {name}
            </Kbd>
          ))}
          <FormattedMessage {...message} />
        </Flex>
      ))}
    </Flex>
  )
}

type FoundRecord = ReturnType<typeof useFoundRecords>['records'][number]

/** The palette's results for a text, by section. */
function useSections(access: Access, recent: PaletteProps['recent'], text: string) {
  const navigate = useNavigate()
  // The first ones that are known: the list must not move under the pointer.
  const [first, setFirst] = useState(recent)
  if (!first && recent) setFirst(recent)
  const { screens, actions: screenActions } = useScreenItems(access)
  const actions = [...screenActions, ...useActionItems(access)]
  const wanted = foldText(text)
  const found = useFoundRecords(access, text.trim())
  const matching = (items: readonly PaletteItem[]) =>
    items
      .filter(({ label, group = '' }) => foldText(`${label} ${group}`).includes(wanted))
      // Titles that start with the text rank above titles that contain it.
      .toSorted((a, b) => Number(isStart(b, wanted)) - Number(isStart(a, wanted)))
  const known = [...screens, ...screenActions]
  const recordItem = ({ name, to, matched, list, isOld }: FoundRecord) => ({
    value: to,
    label: name,
    matched,
    group: screens.find(({ value }) => value === list)?.label ?? '',
    isOld,
    run: () => void navigate({ to }),
  })
  const recentItems = (first ?? []).flatMap((text): PaletteItem[] => {
    const record = readRecentRecord(text)
    if (!record) return known.filter(({ value }) => value === text)
    const { name, home } = record
    const lists = screens.filter(({ value }) => home.startsWith(`${value}/`))
    const list = lists.toSorted((a, b) => b.value.length - a.value.length)[0]?.value
    if (!access.can(home)) return []
    return [recordItem({ name, to: home, list, matched: undefined, isOld: false })]
  })
  // A renamed record is listed under both names.
  const recents = matching(
    recentItems.filter(
      ({ value }, index) => recentItems.findIndex((each) => each.value === value) === index,
    ),
  )
  const isRecent = ({ value }: PaletteItem) => recents.some((each) => each.value === value)
  const records = found.records.map(recordItem).filter((item) => !isRecent(item))
  const rest = (items: readonly PaletteItem[]) => matching(items.filter((item) => !isRecent(item)))
  return {
    ...found,
    sections: [
      { id: 'recent' as const, items: recents },
      { id: 'screens' as const, items: rest(screens) },
      { id: 'actions' as const, items: rest(actions) },
      // They arrive later, and must not move the others under the pointer.
      { id: 'records' as const, items: records },
    ],
  }
}

const isStart = ({ label }: PaletteItem, wanted: string) => foldText(label).startsWith(wanted)

const messages = defineMessages({
  title: { defaultMessage: 'Go to a page', description: 'Names the command palette' },
  placeholder: {
    defaultMessage: 'Search records, pages and actions',
    description: 'Hint in the palette',
  },
  recent: {
    defaultMessage: 'Recent',
    description: 'Section of the palette: screens and records opened lately',
  },
  records: { defaultMessage: 'Records', description: 'Section of the palette: found by name' },
  screens: { defaultMessage: 'Pages', description: 'Shortcuts that go to a page' },
  actions: { defaultMessage: 'Actions', description: 'Section of the palette' },
  searching: { defaultMessage: 'Searching…', description: 'The palette waits for the server' },
  failed: {
    defaultMessage: 'Records could not be searched.',
    description: 'The palette got no answer from the server',
  },
  none: { defaultMessage: 'Nothing found', description: 'The palette finds nothing' },
  move: {
    defaultMessage: 'to navigate',
    description: 'What keys of the palette do, after the keys',
  },
  open: { defaultMessage: 'to choose', description: 'What keys of the palette do, after the keys' },
  close: { defaultMessage: 'to close', description: 'What keys of the palette do, after the keys' },
})

const apart = css({ mx: '3' })
const joined = css({ gap: '0' })
const groupName = css({ textStyle: 'xs', color: 'fg.muted' })
const oneLine = css({ truncate: true })
