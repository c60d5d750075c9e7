import { isJsonObject } from '../../../mocks/contract.ts'
import { wrongToken } from '../../../scripts/conformance/client.ts'
import type { CheckName } from '../../../scripts/conformance/outcomes.ts'

/** A request as the faulty copy gets it. */
export type Asked = {
  url: URL
  method: string
  token: string | undefined
  /** The idempotency key. */
  key: string | undefined
}
/** An answer that a fault changes. `body` is parsed JSON. */
export type Given = { status: number; headers: Record<string, string>; body: unknown }

export type Fault = {
  /** What a careless server does. */
  name: string
  operationId: string
  /** The check that has to find it. */
  check: CheckName
  /** Changes the request before the sandbox gets it. */
  request?: (asked: Asked) => void
  /** Changes the sandbox's answer. */
  answer?: (given: Given, asked: Asked) => void
}

type Body = Record<string, unknown>
const inside = (body: unknown, ...keys: string[]): Body => {
  const found = keys.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : {}), body)
  return isJsonObject(found) ? found : {}
}
const rows = (body: unknown, name: string): Body[] => {
  const found = isJsonObject(body) ? body[name] : undefined
  return Array.isArray(found) ? (found as Body[]) : []
}

/** Answers with a wrong status in place of the right one. */
export const insteadOf = (right: number, wrong: number) => (given: Given) => {
  if (given.status === right) given.status = wrong
}

let turn = 0

/** What servers get wrong, each at an operation of its own. */
export const plantedFaults: Fault[] = [
  {
    name: 'a field is renamed',
    operationId: 'getUser',
    check: 'answer',
    answer: ({ body }) => {
      const user = inside(body, 'user')
      user['userName'] = user['username']
      delete user['username']
    },
  },
  {
    name: 'a field is null that may not be',
    operationId: 'getOrder',
    check: 'answer',
    answer: ({ body }) => void (inside(body, 'order')['contactName'] = null),
  },
  {
    name: 'a text is a number',
    operationId: 'getDocumentBySlug',
    check: 'answer',
    answer: ({ body }) => void (inside(body, 'document')['topic'] = 7),
  },
  {
    name: 'the envelope is another',
    operationId: 'listDeviceTypes',
    check: 'answer',
    answer: (given) => void (given.body = { data: rows(given.body, 'deviceTypes') }),
  },
  {
    name: 'a required field of one row is missing',
    operationId: 'listCellularPlans',
    check: 'answer',
    answer: ({ body }) => {
      const last = rows(body, 'data').at(-1)
      for (const key of Object.keys(last ?? {})) delete last?.[key]
    },
  },
  {
    name: 'the content type is not JSON',
    operationId: 'getKrmcdDashboard',
    check: 'answer',
    answer: ({ headers }) => void (headers['content-type'] = 'text/html'),
  },
  {
    name: 'pages are counted from 1',
    operationId: 'listUsers',
    check: 'paging',
    request: ({ url }) => {
      const page = Number(url.searchParams.get('page'))
      if (page > 0) url.searchParams.set('page', String(page - 1))
    },
  },
  {
    name: 'the size of a page is ignored',
    operationId: 'findDevicesBySerialNumber',
    check: 'paging',
    request: ({ url }) => {
      if (Number(url.searchParams.get('size')) > 0) url.searchParams.set('size', '20')
    },
  },
  {
    name: 'equal rows change places',
    operationId: 'listDocuments',
    check: 'stable order',
    answer: ({ body }, { url }) => {
      turn += 1
      const list = rows(body, 'documents')
      const [first, second] = list
      const isByLanguage = url.searchParams.get('sort') === 'locale.languageTag,asc'
      if (isByLanguage && first && second && turn % 2 === 0) list.splice(0, 2, second, first)
    },
  },
  {
    name: 'past the end comes the last page again',
    operationId: 'listFleets',
    check: 'past the end',
    request: ({ url }) => {
      const isFar = url.searchParams.get('size') === '20' && url.searchParams.has('page')
      if (isFar) url.searchParams.set('page', '0')
    },
    answer: ({ body }) => void (inside(body, 'page')['number'] = 0),
  },
  {
    name: 'a column is not sorted',
    operationId: 'listInventory',
    check: 'sort',
    request: ({ url }) => {
      if (url.searchParams.get('sort')?.startsWith('device_type')) url.searchParams.delete('sort')
    },
  },
  {
    name: 'a filter is ignored',
    operationId: 'listAuditEvents',
    check: 'filter',
    request: ({ url }) => url.searchParams.delete('tableNameFilter'),
  },
  {
    name: 'a MAC address is not found without its separators',
    operationId: 'listInventory',
    check: 'filter',
    answer: ({ body }, { url }) => {
      const isBare = /"device_radio_mac_address":"[^":]+"/.test(
        url.searchParams.get('filters') ?? '',
      )
      if (isBare && isJsonObject(body)) body['inventory'] = []
    },
  },
  {
    name: 'a search minds letter case',
    operationId: 'searchEnterprises',
    check: 'filter',
    answer: ({ body }, { url }) => {
      const text = url.searchParams.get('search') ?? ''
      if (isJsonObject(body) && text.length > 1) {
        body['content'] = rows(body, 'content').filter((row) => JSON.stringify(row).includes(text))
      }
    },
  },
  {
    name: 'a failure is answered with 200',
    operationId: 'getEnterprise',
    check: 'unknown id',
    answer: insteadOf(404, 200),
  },
  {
    name: 'an unknown record is 500',
    operationId: 'getFleet',
    check: 'unknown id',
    answer: insteadOf(404, 500),
  },
  {
    name: 'a failure is a page of HTML',
    operationId: 'getInventoryTemplate',
    check: 'unknown id',
    answer: (given) => {
      if (given.status === 404) given.headers['content-type'] = 'text/html'
    },
  },
  {
    name: 'a wrong token is accepted',
    operationId: 'listSchedulerJobs',
    check: 'wrong token',
    request: (asked) => {
      if (asked.token === wrongToken) asked.token = 'demo-token-admin'
    },
  },
  {
    name: 'no token is needed',
    operationId: 'listVendorOrders',
    check: 'no token',
    request: (asked) => {
      if (asked.token === undefined) asked.token = 'demo-token-admin'
    },
  },
  {
    name: 'the console’s origin may not read the answer',
    operationId: 'getVersions',
    check: 'headers',
    answer: ({ headers }) => void delete headers['access-control-allow-origin'],
  },
  {
    name: 'the console may not read which request it was',
    operationId: 'listLocales',
    check: 'headers',
    answer: ({ headers }) =>
      void (headers['access-control-expose-headers'] = 'Retry-After, ETag, Content-Disposition'),
  },
  {
    name: 'the preflight does not allow the token',
    operationId: 'listOrderStatuses',
    check: 'preflight',
    answer: ({ headers }, { method }) => {
      if (method === 'OPTIONS') headers['access-control-allow-headers'] = '*'
    },
  },
  {
    name: 'a shared cache may keep personal data',
    operationId: 'listMyNotificationPreferences',
    check: 'caching',
    answer: ({ headers }) => void (headers['cache-control'] = 'public, max-age=600'),
  },
  {
    name: 'the largest page of the contract is refused',
    operationId: 'listEnterprises',
    check: 'largest page',
    answer: (given, { url }) => {
      if (url.searchParams.get('size') !== '1000') return
      given.status = 422
      given.body = { message: 'At most 500 rows.' }
    },
  },
  {
    name: 'an invalid value is accepted',
    operationId: 'getCurrentCellularUsage',
    check: 'invalid parameter',
    request: ({ url }) => {
      if (url.searchParams.get('tagId') === 'abc') url.searchParams.set('tagId', '701')
    },
  },
  {
    name: 'an empty parameter is 500',
    operationId: 'listDashboardAlerts',
    check: 'empty parameter',
    answer: (given, { url }) => {
      if (url.searchParams.get('timeConstraint') === '') given.status = 500
    },
  },
]
