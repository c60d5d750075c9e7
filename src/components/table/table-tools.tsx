import { Box, Button, Flex } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { Bookmark, Columns3, Download, type LucideIcon } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure, useLoadFailureToast } from '~/components/lazy/load-failure.tsx'
import { useMenu } from '~/components/menu/use-menu.ts'
import type { Column, GridRow } from './column.ts'
import { showsView, withView } from './table-settings.ts'
import type { ListState } from './use-list-state.ts'
import { stateOf, type TableLayout } from './use-table-layout.ts'

const ViewsMenu = lazyPart(async () => (await import('./table-menus.tsx')).ViewsMenu, LoadFailure)
const ColumnsMenu = lazyPart(
  async () => (await import('./table-menus.tsx')).ColumnsMenu,
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
  list: ListState
  layout: TableLayout
  columns: readonly Column<Row>[]
  /** The rows for CSV; undefined while they load. */
  rows: readonly GridRow<Row>[] | undefined
  fileName: string
}

/** Saved views, columns and density, and CSV. What they open loads when it is opened. */
export function TableTools<Row extends RowData>({
  list,
  layout,
  columns,
  rows,
  fileName,
}: TableToolsProps<Row>) {
  const intl = useIntl()
  const tellMissing = useLoadFailureToast()
  const views = useMenu()
  const choice = useMenu()
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const { settings, change } = layout
  const view = layout.settings.views.find((each) => showsView(list, each))
  const shown = columns.filter(({ id }) => layout.isShown(id))
  const saveView = (name: string, asDefault: boolean) => {
    const state = { ...stateOf(list, list.params), columns: shown.map(({ id }) => id) }
    change((before) => withView(before, { name, ...state }, asDefault))
    list.change({ ...state, page: list.page }, { replace: true })
  }
  const save = async () => {
    const { csvOf, saveCsv } = await import('./csv.ts')
    const originals = (rows ?? []).map(({ original }) => original)
    saveCsv(`${fileName}.csv`, csvOf(shown, originals, intl))
  }
  return (
    <Flex gap="1">
      <Tool icon={Bookmark} label={<FormattedMessage {...messages.views} />} {...views.button}>
        {view?.name}
      </Tool>
      {views.open && (
        <ViewsMenu
          {...views.content}
          list={list}
          settings={settings}
          onSave={() => setDialog('save')}
          onManage={() => setDialog('manage')}
        />
      )}
      <Tool icon={Columns3} label={<FormattedMessage {...messages.columns} />} {...choice.button} />
      {choice.open && (
        <ColumnsMenu
          {...choice.content}
          columns={columns.map(({ id, meta }) => ({
            id,
            label: meta.label,
            shown: layout.isShown(id),
          }))}
          onShow={layout.show}
          density={settings.density}
          onDensity={(density) => change((before) => ({ ...before, density }))}
        />
      )}
      <Tool
        icon={Download}
        label={<FormattedMessage {...messages.csv} />}
        disabled={rows === undefined || rows.length === 0}
        onClick={() => void save().catch(tellMissing)}
      />
      {dialog === 'save' && (
        <SaveViewDialog onSave={saveView} onClose={() => setDialog(undefined)} />
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

type ToolProps = { icon: LucideIcon; label: ReactNode } & ComponentProps<typeof Button>

/** A button of the toolbar: its words show where there is room for them. */
function Tool({ icon: Icon, label, children, ...button }: ToolProps) {
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" px={{ base: '2', md: '2.5' }} {...button}>
      <Icon aria-hidden />
      <Box as="span" srOnly={{ base: true, md: false }}>
        {label}
      </Box>
      {children && (
        <Box as="span" maxW="32" truncate color="teal.fg">
          {children}
        </Box>
      )}
    </Button>
  )
}

const messages = defineMessages({
  views: { defaultMessage: 'Views', description: 'Button: opens the saved views of a list' },
  columns: { defaultMessage: 'Columns', description: 'Button: which columns a list shows' },
  csv: { defaultMessage: 'CSV', description: 'Button: saves what a list shows as a CSV file' },
})
