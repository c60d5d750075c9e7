import type { RowData } from '@tanstack/react-table'
import { Bookmark, Columns3, MoreHorizontal, type LucideIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure, useLoadFailureToast } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import type { GridRow } from './column.ts'
import { showsView, withView } from './table-settings.ts'
import type { ShownList } from './use-list.ts'
import { stateOf, type TableLayout } from './use-table-layout.ts'

const ViewsMenu = lazyPart(async () => (await import('./table-menus.tsx')).ViewsMenu, LoadFailure)
const ColumnsMenu = lazyPart(
  async () => (await import('./table-menus.tsx')).ColumnsMenu,
  LoadFailure,
)
const MoreMenu = lazyPart(async () => (await import('./more-menu.tsx')).MoreMenu, LoadFailure)
const AllRowsDialog = lazyPart(
  async () => (await import('./all-rows-dialog.tsx')).AllRowsDialog,
  LoadFailure,
)
const SaveViewDialog = lazyPart(
  async () => (await import('./view-dialogs.tsx')).SaveViewDialog,
  LoadFailure,
)
const ManageViewsDialog = lazyPart(
  async () => (await import('./view-dialogs.tsx')).ManageViewsDialog,
  LoadFailure,
)

type TableToolsProps<Row extends RowData> = {
  list: ShownList<Row>
  layout: TableLayout
  /** The rows for CSV; undefined while they load. */
  rows: readonly GridRow<Row>[] | undefined
  /** How many rows the whole list has. */
  total: number | undefined
  onPrint: (rows?: readonly Row[]) => void
  fileName: string
}

/** Saved views, columns and density, print and CSV. What they open loads when it is opened. */
export function TableTools<Row extends RowData>({
  list,
  layout,
  rows,
  total,
  onPrint,
  fileName,
}: TableToolsProps<Row>) {
  const intl = useIntl()
  const { label, columns } = list.declared
  const { fetchPage } = list.source
  const tellMissing = useLoadFailureToast()
  const views = useMenu()
  const choice = useMenu()
  const rest = useMenu()
  const [getting, setGetting] = useState<'csv' | 'print'>()
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const { settings, change } = layout
  const view = layout.settings.views.find((each) => showsView(list, each))
  const shown = columns.filter(({ id }) => layout.isShown(id))
  const saveView = (name: string, asDefault: boolean) => {
    const state = { ...stateOf(list, list.declared), columns: shown.map(({ id }) => id) }
    change((before) => withView(before, { name, ...state }, asDefault))
    list.change({ ...state, page: list.page }, { replace: true })
  }
  const save = async (originals: readonly Row[], cut?: string) => {
    const { csvOf, saveCsv } = await import('./csv.ts')
    saveCsv(`${fileName}.csv`, csvOf(shown, originals, intl))
    if (cut === undefined) return
    const { toast } = await import('~/ui/toast/toasts.ts')
    toast('info', cut)
  }
  const here = (rows ?? []).map(({ original }) => original)
  const wanted = {
    csv: (originals: readonly Row[], cut?: string) => void save(originals, cut).catch(tellMissing),
    print: onPrint,
  }
  // Whether the server has found more rows than those of this page.
  const more = fetchPage !== undefined && total !== undefined && total > here.length
  return (
    <Flex
      gap="1"
      role="group"
      aria-label={intl.formatMessage(toolsOf, { label: intl.formatMessage(label) })}
    >
      <Tool icon={Bookmark} label={messages.views} {...views.button}>
        {view && (
          <Box as="span" maxW={{ base: '20', sm: '32' }} truncate color="teal.fg">
            {view.name}
          </Box>
        )}
      </Tool>
      {views.open && (
        <ViewsMenu
          {...views.content}
          list={list}
          settings={settings}
          onWhole={() => change((before) => ({ ...before, shown: {} }))}
          onSave={() => setDialog('save')}
          onManage={() => setDialog('manage')}
        />
      )}
      <Tool icon={Columns3} label={messages.columns} {...choice.button} />
      {choice.open && (
        <ColumnsMenu
          {...choice.content}
          columns={columns.map(({ id, meta }) => ({
            id,
            label: meta.label,
            shown: layout.isShown(id),
            always: id === list.declared.nameColumn,
          }))}
          onShow={layout.show}
          density={settings.density}
          onDensity={(density) => change((before) => ({ ...before, density }))}
        />
      )}
      <Tool icon={MoreHorizontal} label={messages.more} {...rest.button} />
      {rest.open && (
        <MoreMenu
          {...rest.content}
          count={rows && here.length}
          total={more ? total : undefined}
          onPrint={() => (more ? setGetting('print') : onPrint())}
          onCsv={() => wanted.csv(here)}
          onAllCsv={() => setGetting('csv')}
        />
      )}
      {getting && fetchPage && total !== undefined && (
        <AllRowsDialog
          total={total}
          fetchPage={fetchPage}
          onRows={(all, cut) => {
            setGetting(undefined)
            wanted[getting](all as readonly Row[], cut)
          }}
          onClose={() => setGetting(undefined)}
        />
      )}
      {dialog === 'save' && (
        <SaveViewDialog
          settings={settings}
          onSave={saveView}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog
          settings={settings}
          onChange={change}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Flex>
  )
}

type ToolProps = Omit<ComponentProps<typeof Button>, 'ref'> & {
  icon: LucideIcon
  label: MessageDescriptor
}

/** An icon of the toolbar, with its name in a tooltip; `children` stand beside it. */
function Tool({ icon: Icon, label, children, ...button }: ToolProps) {
  const intl = useIntl()
  const name = intl.formatMessage(label)
  return (
    <Button
      size="sm"
      variant="ghost"
      className={css({ colorPalette: 'gray', px: '2', minW: '9' })}
      title={name}
      {...button}
    >
      <Icon aria-hidden />
      <Box as="span" srOnly>
        {name}
      </Box>
      {children}
    </Button>
  )
}

const messages = defineMessages({
  views: { defaultMessage: 'Views', description: 'Button: opens the saved views of a list' },
  columns: { defaultMessage: 'Columns', description: 'Button: which columns a list shows' },
  more: {
    defaultMessage: 'More for this list',
    description: 'Button: opens a menu that prints a list or saves it as a CSV file',
  },
})

const toolsOf = defineMessage<{ label: string }>({
  defaultMessage: 'Tools for {label}',
  description:
    'Names the buttons above a table for screen readers: views, columns, print and CSV; label: such as Enterprises',
})
