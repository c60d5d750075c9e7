'use no memo' // Tiptap's editor changes inside.
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { tools, messages as editorMessages } from '~/features/documents/editor/messages.ts'
import { PathIcon } from '~/features/documents/editor/tool-icon.tsx'
import { Input } from '~/kit/form/input.tsx'
import type { FindQuery } from '~/lib/find-in-text.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { CloseButton } from '~/ui/button/close-button.tsx'
import { find, findKey, findPlugin, foundIn, replaceAll, replaceOne, step } from './find-plugin.ts'

type FindBarProps = {
  editor: Editor
  /** The id of the field. */
  id: string
  /** What is looked for at first. */
  initial: string
  onClose: () => void
}

/** Finds a text in the editor, and replaces it. */
export function FindBar({ editor, id, initial, onClose }: FindBarProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<FindQuery>({ text: initial, exact: false, wholeWords: false })
  const [other, setOther] = useState('')
  const [done, setDone] = useState<{ count: number; text: unknown } | null>(null)
  const { view } = editor
  const { total, current, isDone } = useEditorState({
    editor,
    selector: () => {
      const { matches, current: place } = foundIn(editor.state)
      return { total: matches.length, current: place, isDone: done?.text === editor.state.doc }
    },
  })
  const open = useRef(query)
  useLayoutEffect(() => {
    editor.registerPlugin(findPlugin())
    find(editor.view, open.current, editor.state.selection.from)
    return () => void editor.unregisterPlugin(findKey)
  }, [editor])
  useEffect(() => {
    // What was typed while this loaded has moved into the field before this.
    if (field.current?.value !== open.current.text) return
    field.current.focus()
    field.current.select()
  }, [])
  const change = (part: Partial<FindQuery>) => {
    const next = { ...query, ...part }
    setQuery(next)
    setDone(null)
    find(view, next, view.state.selection.from)
  }
  const close = () => {
    onClose()
    view.focus()
    editor.commands.scrollIntoView()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target, nativeEvent } = event
    const direction = shiftKey ? -1 : 1
    if (nativeEvent.isComposing) return
    if (key === 'Escape') close()
    else if (key === 'F3') step(view, direction)
    else if (key === 'Enter' && target === field.current) step(view, direction)
    else if (key === 'Enter' && target instanceof HTMLInputElement) replaceOne(view, other)
    else return
    // The form would be sent.
    event.preventDefault()
  }
  const none = total === 0
  const doneText = isDone ? done : null
  return (
    <Box role="search" aria-label={intl.formatMessage(tools.find)} css={look} onKeyDown={onKeyDown}>
      <Flex css={line}>
        <Input
          ref={field}
          id={id}
          size="sm"
          className={cx(grows, first)}
          aria-label={intl.formatMessage(editorMessages.findText)}
          placeholder={intl.formatMessage(editorMessages.findText)}
          value={query.text}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          onChange={({ target }) => change({ text: target.value })}
        />
        <Box role="status" css={count}>
          {doneText ? (
            <FormattedMessage {...replaced} values={{ count: doneText.count }} />
          ) : query.text === '' ? null : current >= 0 ? (
            <FormattedMessage {...place} values={{ number: current + 1, total }} />
          ) : (
            <FormattedMessage {...matchCount} values={{ total }} />
          )}
        </Box>
        <Flex gap="0.5">
          <Tool name="previous" keys="Shift+F3" disabled={none} onUse={() => step(view, -1)} />
          <Tool name="next" keys="F3" disabled={none} onUse={() => step(view, 1)} />
          <Tool name="exact" pressed={query.exact} onUse={() => change({ exact: !query.exact })} />
          <Tool
            name="wholeWords"
            pressed={query.wholeWords}
            onUse={() => change({ wholeWords: !query.wholeWords })}
          />
        </Flex>
        <CloseButton
          size="sm"
          // On a phone it stands beside the field.
          className={css({ ms: 'auto', order: { mdDown: '-1' } })}
          aria-label={intl.formatMessage(messages.close)}
          onClick={close}
        />
      </Flex>
      <Flex css={line}>
        <Input
          size="sm"
          className={grows}
          aria-label={intl.formatMessage(messages.replacement)}
          placeholder={intl.formatMessage(messages.replacement)}
          value={other}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => {
            setOther(target.value)
            setDone(null)
          }}
        />
        <Button
          size="sm"
          quiet
          aria-disabled={none || undefined}
          onClick={() => replaceOne(view, other)}
        >
          <FormattedMessage {...messages.replace} />
        </Button>
        <Button
          size="sm"
          quiet
          aria-disabled={none || isDone || undefined}
          onClick={() => {
            // A second press would replace what was put in.
            if (none || isDone) return
            const replacedCount = replaceAll(view, other)
            setDone({ count: replacedCount, text: view.state.doc })
          }}
        >
          <FormattedMessage {...messages.replaceAll} />
        </Button>
      </Flex>
    </Box>
  )
}

type ToolProps = {
  name: keyof typeof icons
  keys?: string
  pressed?: boolean
  disabled?: boolean
  onUse: () => void
}

function Tool({ name, keys, pressed, disabled, onUse }: ToolProps) {
  const intl = useIntl()
  const label = intl.formatMessage(messages[name])
  return (
    <IconButton
      size="sm"
      variant={pressed ? 'subtle' : 'ghost'}
      aria-label={label}
      title={[label, keys].filter(Boolean).join(' · ')}
      aria-pressed={pressed}
      // It keeps the focus.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onUse()}
    >
      <PathIcon path={icons[name]} />
    </IconButton>
  )
}

const icons = {
  previous: 'M18 15l-6-6-6 6',
  next: 'M6 9l6 6 6-6',
  exact:
    'M2 16l4.04-9.69a.5.5 0 0 1 .92 0L11 16M3.3 13h6.4M22 9v7M15 12.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  wholeWords:
    'M4 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 9v6M14 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14 7v8M22 17v1c0 .5-.5 1-1 1H3c-.5 0-1-.5-1-1v-1',
} as const

const look = {
  position: 'sticky',
  top: '0',
  zIndex: '1',
  display: 'grid',
  gap: '2',
  p: '2',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  '& [aria-disabled=true]': { layerStyle: 'disabled' },
} as const

const line = { alignItems: 'center', gap: '2', flexWrap: 'wrap' } as const
const grows = css({
  flex: { base: '1 1 {sizes.3xs}', md: '1 1 {sizes.32}' },
  minW: '0',
  maxW: { md: 'xs' },
})
const first = css({ order: { mdDown: '-1' } })
const count = {
  minW: '20',
  textStyle: 'sm',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
} as const

const messages = defineMessages({
  previous: { defaultMessage: 'Previous match', description: 'Button beside what is looked for' },
  next: { defaultMessage: 'Next match', description: 'Button beside what is looked for' },
  exact: {
    defaultMessage: 'Match case and accents',
    description:
      'Names an icon that is on or off: whether a search in a text tells A, a and á apart',
  },
  wholeWords: {
    defaultMessage: 'Whole words only',
    description:
      'Names an icon that is on or off: whether a search in a text leaves out parts of words',
  },
  close: { defaultMessage: 'Close find and replace', description: 'Names a cross' },
  replacement: {
    defaultMessage: 'Replace with',
    description: 'Label: the text to put in place of what was found',
  },
  replace: { defaultMessage: 'Replace', description: 'Button: replaces the match that is shown' },
  replaceAll: { defaultMessage: 'Replace all', description: 'Button: replaces all matches' },
})

const place = defineMessage<{ number: number; total: number }>({
  defaultMessage: '{number, number} of {total, number}',
  description: 'Which of the matches in a text is selected',
})

const matchCount = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No matches} one {# match} other {# matches}}',
  description: 'How often a text was found',
})

const replaced = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# match replaced} other {# matches replaced}}',
  description: 'After all matches in a text were replaced',
})
