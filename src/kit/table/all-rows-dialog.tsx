import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import type { Failure } from '~/lib/failure.ts'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { largestCall, mostRead } from './paging.ts'

type AllRowsDialogProps<Row> = {
  total: number
  fetchPage: (page: number, size: number) => Promise<{ rows: readonly Row[]; total: number }>
  /** `cut` says how many rows there are if these are not all of them. */
  onRows: (rows: readonly Row[], cut: string | undefined) => void
  onClose: () => void
}

/** Loads all pages in sequence, until done or canceled. */
export function AllRowsDialog<Row>({
  fetchPage,
  onRows,
  onClose,
  ...props
}: AllRowsDialogProps<Row>) {
  const intl = useIntl()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [total, setTotal] = useState(Math.min(props.total, mostRead))
  const [failure, setFailure] = useState<Failure | null>(null)
  const finish = useEffectEvent((all: readonly Row[], found: number) =>
    onRows(
      all,
      found > mostRead
        ? intl.formatMessage(firstRows, { count: all.length, total: found })
        : undefined,
    ),
  )
  const getPage = useEffectEvent(fetchPage)
  useEffect(() => {
    if (failure) return
    let wanted = true
    const size = largestCall
    void getPage(rows.length / size, size).then(
      (page) => {
        if (!wanted) return
        const all = [...rows, ...page.rows]
        const most = Math.min(page.total, mostRead)
        setTotal(most)
        if (all.length >= most || page.rows.length < size) finish(all, page.total)
        else setRows(all)
      },
      (error: Failure) => wanted && setFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [rows, failure])
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="sm"
      footer={
        <Button quiet onClick={onClose}>
          <FormattedMessage {...words.cancel} />
        </Button>
      }
    >
      {failure ? (
        <ErrorMessage error={failure} onRetry={() => setFailure(null)} byHand />
      ) : (
        <Stack gap="2">
          <progress value={rows.length} max={total} style={{ width: '100%' }} aria-hidden />
          <styled.p role="status" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...progress} values={{ count: rows.length, total }} />
          </styled.p>
        </Stack>
      )}
    </Dialog>
  )
}

const title = defineMessage({
  defaultMessage: 'Loading all rows',
  description: 'Dialog: the rows of all pages of a list are loaded for a file or for paper',
})

const progress = defineMessage<{ count: number; total: number }>({
  defaultMessage: '{count, number} of {total, number} rows',
  description: 'How many rows of a list are loaded so far, or are printed',
})

const firstRows = defineMessage<{ count: number; total: number }>({
  defaultMessage: 'The file has the first {count, number} of {total, number} rows.',
  description: 'Said after a CSV file was saved that does not have all rows of a very long list',
})
