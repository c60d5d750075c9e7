/** Of every account. */
export const password = 'waypost-demo-1'

/** What somebody else has written into a field of a record. */
export type TheirChange = { path: string; field: string; value: string }

/** What the user meets when somebody else has changed something, in words, and what was written into a record. */
type Meeting = { what: string; change?: TheirChange }

const refused: Meeting = { what: 'has a colleague whose change is refused' }

/** A record that the colleague changes: by the address of its screens, its path in the API and a text of it. */
const records = [
  { screen: /\/admin-admin\/users\/edit\/(\d+)/, path: '/users/', field: 'lastName' },
  {
    screen: /\/admin-admin\/enterprises\/(?:edit|view)\/(\d+)/,
    path: '/enterprises/',
    field: 'name',
  },
  { screen: /\/admin-admin\/docs\/edit\/(\d+)/, path: '/docs/', field: 'topic' },
]

type Call = { method?: string; headers?: Record<string, string>; body?: string | FormData }

/** Somebody else, who changes what the user is looking at. */
export class Colleague {
  private readonly apiUrl: string
  private readonly world: string
  private readonly tokens = new Map<string, string>()
  private changes = 0

  constructor(apiUrl: string, world: string) {
    this.apiUrl = apiUrl
    this.world = world
  }

  /** Changes the record of an address; without one, the order of its dialog, or a user of the lists. */
  async change(address: URL): Promise<Meeting> {
    const label = address.searchParams.get('label')
    if (label !== null) {
      const { ok } = await this.complete(label)
      return ok ? { what: 'has a colleague who completes the order' } : refused
    }
    const record = records.find(({ screen }) => screen.test(address.pathname)) ?? records[0]!
    const id = record.screen.exec(address.pathname)?.[1] ?? '3'
    this.changes += 1
    const value = `Theirs ${this.changes}`
    const path = record.path + id
    const answer = await this.call(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [record.field]: value }),
    })
    if (!answer.ok) return refused
    return {
      what: 'sees what a colleague has changed',
      change: { path, field: record.field, value },
    }
  }

  /** Chooses a language for an account. */
  async speak(username: string, languageTag: string) {
    await this.call(
      '/users/me',
      {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ locale: languageTag }),
      },
      username,
    )
  }

  /** What the server has of a record; undefined if it is gone or there is no such call. */
  async read(path: string): Promise<Record<string, unknown> | undefined> {
    const answer = await this.call(path, {})
    if (!answer.ok) return undefined
    const body = (await answer.json()) as Record<string, Record<string, unknown>>
    return Object.values(body)[0]
  }

  /** A completed order leaves the list of open ones. */
  private async complete(orderId: string) {
    const body = new FormData()
    const order = JSON.stringify({ orderStatus: 'completed' })
    body.append('order', new Blob([order], { type: 'application/json' }))
    return await this.call(`/fulfillment/orders/${orderId}`, { method: 'PATCH', body })
  }

  private async call(path: string, init: Call, username = 'admin@waypost.test') {
    const world = { 'X-Waypost-World': this.world }
    const send = () => {
      const token = this.tokens.get(username) ?? ''
      return fetch(this.apiUrl + path, {
        ...init,
        headers: { ...init.headers, ...world, Authorization: token },
      })
    }
    const answer = await send()
    if (answer.status !== 401) return answer
    const signIn = await fetch(`${this.apiUrl}/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...world },
      body: JSON.stringify({ username, password }),
    })
    this.tokens.set(username, ((await signIn.json()) as { token: string }).token)
    return await send()
  }
}
