import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOpeningView, openingView } from '~/lib/opening-view.ts'
import { sentKeysKey, tabStore } from '~/lib/web-storage.ts'
import { dropToken, keepAccess, ownToken, renewToken, replaceToken, storeToken } from './token.ts'

/** Like the browser's storage, it stores entries as own properties. */
const storage = {
  getItem(name: string) {
    return (this as Record<string, unknown>)[name] ?? null
  },
  setItem(name: string, value: string) {
    Object.assign(this, { [name]: value })
  },
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  },
}

beforeEach(() => {
  vi.stubGlobal('localStorage', Object.create(storage))
  storeToken('ada-1')
  keepOpeningView('/users', '/users?search=ada')
  keepOpeningView('/fleets', '/fleets?page=2')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([storeToken, replaceToken])(
  'the views of one user open no list of the next: %o',
  (store) => {
    store('ben-1')
    expect([openingView('/users'), openingView('/fleets')]).toEqual([null, null])
  },
)

test.each([storeToken, replaceToken])(
  'no unanswered call of one user has its key for the next: %o',
  (store) => {
    tabStore.set(sentKeysKey, '{}')
    store('ben-1')
    expect(tabStore.get(sentKeysKey)).toBeNull()
  },
)

test('a renewed session keeps the default views', () => {
  renewToken('ada-2')
  expect(openingView('/users')).toBe('/users?search=ada')
})

test('a list without a default view removes it from other paths with the same views too', () => {
  keepOpeningView('/orders', undefined)
  expect(openingView('/users')).toBe('/users?search=ada')
  keepOpeningView('/users', undefined)
  expect([openingView('/users'), openingView('/fleets')]).toEqual([null, null])
})

test.each([storeToken, replaceToken, dropToken])(
  'what one user may open is not kept for the next: %o',
  (end) => {
    keepAccess(1, ['/users'])
    expect(localStorage.getItem('waypost.access')).toBe('{"userId":1,"paths":["/users"]}')
    end('ben-1')
    expect(localStorage.getItem('waypost.access')).toBeFalsy()
  },
)

test('a refused token is removed, and other tabs keep theirs until somebody signs out', async () => {
  vi.resetModules()
  const otherTab = await import('./token.ts')
  expect(otherTab.ownToken()).toBe('ada-1')
  dropToken()
  otherTab.keepAccess(1, ['/users'])
  expect(localStorage.getItem('waypost.token')).toBeNull()
  expect([ownToken(), otherTab.ownToken()]).toEqual([null, 'ada-1'])
  Reflect.ownKeys(localStorage).forEach((key) => localStorage.removeItem(String(key)))
  expect(otherTab.ownToken()).toBeNull()
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test.each([
  [
    'full',
    () => vi.stubGlobal('localStorage', Object.assign(Object.create(storage), { setItem: full })),
  ],
  ['forbidden', () => vi.stubGlobal('localStorage', new Proxy({}, { get: full }))],
])('a session lasts as long as its page where storage is %s', (_, stub) => {
  stub()
  storeToken('ben-1')
  expect(ownToken()).toBe('ben-1')
  renewToken('ben-2')
  expect(ownToken()).toBe('ben-2')
  dropToken()
  expect(ownToken()).toBeNull()
})

test('nothing is kept once nobody is signed in', () => {
  localStorage.removeItem('waypost.token')
  keepAccess(1, ['/users'])
  expect(localStorage.getItem('waypost.access')).toBeFalsy()
})
