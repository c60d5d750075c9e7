import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageValue,
} from 'react-intl'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { Skeleton } from '~/ui/feedback/skeleton.tsx'
import { allRows, clampPage, pageCountOf, pageFromInput, rowRange } from './paging.ts'

type PagerProps = {
  /** The list's name. */
  list: string
  /** The page of the rows, from 0; held between the first and the last page. */
  page: number
  /** The requested page, if its rows could not be loaded. */
  asked?: number | undefined
  size: number
  /** The page sizes on offer. */
  sizes: readonly number[]
  /** Rows in the whole list; undefined while they load. */
  total: number | undefined
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Shows which rows are visible, and moves between pages. */
export function Pager({ size, sizes, total, onPage, onSize, ...props }: PagerProps) {
  const intl = useIntl()
  const pageCount = total === undefined ? Infinity : pageCountOf(total, size)
  const page = clampPage(props.page, pageCount)
  const local = sizes.at(-1) === allRows
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => {
    const target = clampPage(to, pageCount)
    const isOff = total === undefined || (target === page && props.asked === undefined)
    return (
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={label}
        // At either end, a button with the attribute `disabled` would lose the focus.
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onPage(target)}
        className={css({ _rtl: { transform: 'scaleX(-1)' } })}
      >
        <Icon aria-hidden />
      </IconButton>
    )
  }
  // Where any size would show all rows of a local list, there is nothing to choose.
  const sized = !local || total === undefined || total > (sizes[0] ?? 0)
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage(pagesOf, { list: props.list })}
      borderTopWidth="1px"
      px="3"
      py="2"
      minH="12"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
      justify="space-between"
      textStyle="sm"
      color="fg.muted"
    >
      <Box fontVariantNumeric="tabular-nums" minW="36">
        {total === undefined ? (
          <Skeleton className={css({ height: '5', width: '36' })} />
        ) : (
          <FormattedMessage {...range} values={{ ...rowRange(page, size, total), total }} />
        )}
      </Box>
      {sized && (
        <styled.label display="flex" alignItems="center" gap="2" whiteSpace="nowrap">
          <FormattedMessage {...messages.size} />
          <Select
            size="xs"
            className={css({ width: 'auto' })}
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
          >
            {sizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice === allRows ? intl.formatMessage(messages.all) : intl.formatNumber(choice)}
              </option>
            ))}
          </Select>
        </styled.label>
      )}
      {!local || (total !== undefined && pageCount > 1) ? (
        <Flex align="center" gap="1">
          {step(0, intl.formatMessage(messages.first), ChevronFirst)}
          {step(page - 1, intl.formatMessage(messages.previous), ChevronLeft)}
          <PageInput page={page} pageCount={pageCount} onPage={onPage} />
          {step(page + 1, intl.formatMessage(messages.next), ChevronRight)}
          {step(pageCount - 1, intl.formatMessage(messages.last), ChevronLast)}
        </Flex>
      ) : null}
    </Flex>
  )
}

function PageInput(props: { page: number; pageCount: number; onPage: (page: number) => void }) {
  const { page, pageCount } = props
  const [text, setText] = useState(String(page + 1))
  const [seen, setSeen] = useState(page)
  if (page !== seen) {
    setSeen(page)
    setText(String(page + 1))
  }
  const go = () => {
    const target = pageFromInput(text, page, pageCount)
    setText(String(target + 1))
    if (target !== page) props.onPage(target)
  }
  return (
    <Flex as="label" align="center" gap="2" whiteSpace="nowrap">
      <FormattedMessage
        {...pageOf}
        values={{
          known: String(pageCount !== Infinity),
          count: pageCount,
          input: (
            <Input
              key="input"
              size="xs"
              className={css({ width: '12', textAlign: 'center' })}
              inputMode="numeric"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onBlur={go}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The list may be inside a form, which must not be submitted.
                event.preventDefault()
                go()
              }}
            />
          ),
        }}
      />
    </Flex>
  )
}

const messages = defineMessages({
  size: { defaultMessage: 'Rows per page', description: 'Labels the choice of the page size' },
  all: { defaultMessage: 'All', description: 'Page size: all rows on one page' },
  first: { defaultMessage: 'First page', description: 'Button' },
  previous: { defaultMessage: 'Previous page', description: 'Button' },
  next: { defaultMessage: 'Next page', description: 'Button' },
  last: { defaultMessage: 'Last page', description: 'Button' },
})

const pagesOf = defineMessage<{ list: string }>({
  defaultMessage: 'Pages of {list}',
  description: 'Names the page controls below a table for screen readers',
})

const range = defineMessage<{ from: number; to: number; total: number }>({
  defaultMessage: '{from, number} to {to, number} of {total, plural, one {# row} other {# rows}}',
  description: 'Which rows of a table are shown',
})

const pageOf = defineMessage<{ input: MessageValue; known: string; count: number }>({
  defaultMessage: '{known, select, true {Page {input} of {count, number}} other {Page {input}}}',
  description:
    'The page of a table, and of how many once that is known; the input takes a page number',
})
