import type { RowData } from '@tanstack/react-table'
import { Plus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import type { TextProp } from '~/ui/text/render-text.tsx'
import { DataTable } from './data-table.tsx'

type TableProps<Row extends RowData, Filter extends string> = Parameters<
  typeof DataTable<Row, Filter>
>[0]

type ListPageProps<Row extends RowData, Filter extends string> = Omit<
  TableProps<Row, Filter>,
  'empty' | 'header'
> & {
  /** The heading, if it differs from the screen's title. */
  title?: TextProp
  /** One line about the screen. */
  subtitle?: TextProp
  /** Other page actions, before "Add". */
  actions?: ReactNode
  /** The form for a new record, linked for users who may open it. */
  add?: LinkTarget
  /** Shown if there are no records yet. The next step is to add one, unless there is another `action`. */
  empty: {
    icon: LucideIcon
    title: MessageDescriptor
    hint: MessageDescriptor
    action?: ReactNode
  }
}

/** A screen with one list: the heading, the link to a new record, and the table. */
export function ListPage<Row extends RowData, Filter extends string>({
  title,
  subtitle,
  actions,
  add,
  empty,
  ...table
}: ListPageProps<Row, Filter>) {
  const addLink = add && (
    <Button asChild size="sm">
      <ScreenLink {...add}>
        <Plus aria-hidden />
        <FormattedMessage {...words.add} />
      </ScreenLink>
    </Button>
  )
  return (
    <DataTable
      {...table}
      header={(count) => (
        <PageHeader
          title={title}
          count={count ?? null}
          subtitle={subtitle}
          actions={
            (actions || addLink) && (
              <>
                {actions}
                {addLink}
              </>
            )
          }
        />
      )}
      empty={
        <EmptyState as="h2" icon={empty.icon} title={empty.title} action={empty.action ?? addLink}>
          <FormattedMessage {...empty.hint} />
        </EmptyState>
      }
    />
  )
}
