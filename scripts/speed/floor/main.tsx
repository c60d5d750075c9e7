import { useEffect, useState, type MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'
import './floor.css'

// The same screens with React alone: what no console on this stack can be faster than.

type Enterprise = { id: number; name: string; token: string }
type Device = { serial: string; type: string; place: string; seenAt: number; messages: number }

const token = localStorage.getItem('waypost.token') ?? ''
let apiBaseUrl = ''

async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(`${apiBaseUrl}${path}`, { headers: { Authorization: token } })
  return (await response.json()) as Body
}

function App() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  if (path === '/signin') return <SignIn />
  if (path === '/many-rows') return <ManyRows />
  const id = /\/view\/(\d+)/.exec(path)?.[1]
  if (id) return <RecordPage id={id} />
  return <ListPage onOpen={setPath} />
}

function SignIn() {
  return (
    <main>
      <h1>Sign in</h1>
      <form>
        <label>
          Username <input name="username" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button>Sign in</button>
      </form>
    </main>
  )
}

type Page = { content: Enterprise[]; totalElements: number }

function ListPage({ onOpen }: { onOpen: (path: string) => void }) {
  const [page, setPage] = useState(0)
  const [sort, setSort] = useState('name,asc')
  const [search, setSearch] = useState('')
  const [rows, setRows] = useState<Enterprise[]>([])
  useEffect(() => {
    const list = search ? `/enterprises/search/findBySearch?search=${search}&` : '/enterprises?'
    void read<Page>(`${list}page=${page}&size=50&sort=${sort}`).then(({ content }) =>
      setRows(content),
    )
  }, [page, sort, search])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { pathname } = event.currentTarget
    history.pushState(null, '', pathname)
    onOpen(pathname)
  }
  return (
    <main>
      <h1>Enterprises</h1>
      <input
        placeholder="Search enterprises"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(0)
        }}
      />
      <table>
        <thead>
          <tr>
            <th>
              <button onClick={() => setSort('name,desc')}>Name</button>
            </th>
            <th>Token</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, token: ownToken }) => (
            <tr key={id}>
              <td>
                <a href={`/enterprises/view/${id}`} onClick={open}>
                  {name}
                </a>
              </td>
              <td>
                <code>{ownToken}</code>
              </td>
              <td>
                {['view', 'edit', 'preferences', 'cellular'].map((action) => (
                  <a
                    key={action}
                    href={`/enterprises/${action}/${id}`}
                    onClick={open}
                    aria-label={`${action} ${name}`}
                  >
                    <svg viewBox="0 0 24 24">
                      <path d="M4 4h16v12H4ZM9 20h6M12 16v4" />
                    </svg>
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </main>
  )
}

function RecordPage({ id }: { id: string }) {
  const [record, setRecord] = useState<Enterprise>()
  useEffect(() => {
    void read<{ enterprise: Enterprise }>(`/enterprises/${id}`).then(({ enterprise }) =>
      setRecord(enterprise),
    )
  }, [id])
  if (!record) return null
  return (
    <main>
      <h1>{record.name}</h1>
      <dl>
        <dt>Name</dt>
        <dd>{record.name}</dd>
        <dt>Token</dt>
        <dd>{record.token}</dd>
      </dl>
    </main>
  )
}

const deviceRows = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    serial: `LHT65N-${index}`,
    type: ['Freezer', 'Cooler', 'Door', 'Gateway'][index % 4] ?? '',
    place: ['Harbor Grill, Portland', 'Stonebridge Market, Salem'][index % 2] ?? '',
    seenAt: Date.UTC(2026, 10, 16) - index * 137_000,
    messages: (index * 613) % 20_000,
  }))

const instants = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Draws every row. */
function ManyRows() {
  const [rows, setRows] = useState<Device[]>()
  return (
    <main>
      {[1000, 10_000].map((count) => (
        <button
          key={count}
          data-rows={count}
          onClick={() => setRows(rows ? undefined : deviceRows(count))}
        >
          {count}
        </button>
      ))}
      {rows && (
        <div className="frame">
          <table>
            <tbody>
              {rows.map(({ serial, type, place, seenAt, messages }) => (
                <tr key={serial}>
                  <td>{serial}</td>
                  <td>{type}</td>
                  <td>{place}</td>
                  <td>{instants.format(seenAt)}</td>
                  <td>{messages}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  )
}

const config = (await (await fetch('/config.json')).json()) as { apiBaseUrl: string }
apiBaseUrl = config.apiBaseUrl
createRoot(document.getElementById('root')!).render(<App />)
