import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  deviceMessages,
  devices,
  localDevices,
  manyColumns,
  type Device,
} from '../../../.storybook/devices.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { createQueryClient } from '../../../src/app/query-client.ts'
import { DataTable } from '../../../src/kit/table/data-table.tsx'
import { givenRows } from '../../../src/kit/table/local-rows.ts'
import { useOwnListState } from '../../../src/kit/table/use-list-state.ts'

// The console's table with as many local rows as no record of the sandbox has.

function Devices({ rows }: { rows: readonly Device[] }) {
  return (
    <DataTable
      label={deviceMessages.devices}
      tableKey={null}
      columns={manyColumns}
      source={givenRows(rows)}
      rowId={({ serial }) => serial}
      rowName={({ serial }) => serial}
      list={useOwnListState(localDevices)}
      search={{ label: deviceMessages.search, pauseMs: 0 }}
      empty={<p>No devices</p>}
    />
  )
}

function Page() {
  const [rows, setRows] = useState<readonly Device[]>()
  return (
    <main>
      {[1000, 10_000].map((count) => (
        <button
          key={count}
          data-rows={count}
          onClick={() => setRows(rows ? undefined : devices(count))}
        >
          {count}
        </button>
      ))}
      {rows && <Devices rows={rows} />}
    </main>
  )
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
await router.load()
createRoot(document.getElementById('root')!).render(
  <RouterContextProvider router={router}>
    <Providers queryClient={createQueryClient()}>
      <Page />
    </Providers>
  </RouterContextProvider>,
)
