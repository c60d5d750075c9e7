import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { deviceMessages, devices, localDevices, type Device } from '../../../.storybook/devices.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { createQueryClient } from '../../../src/app/query-client.ts'
import { DataTable } from '../../../src/kit/table/data-table.tsx'
import { useLocalList } from '../../../src/kit/table/local-rows.ts'

// The console's table with as many local rows as no record of the sandbox has.

const list = { ...localDevices, key: null }

function Devices({ rows }: { rows: readonly Device[] }) {
  return (
    <DataTable
      list={useLocalList(list, { rows })}
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
