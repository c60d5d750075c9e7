import type { Page } from '@playwright/test'
import { expect, test as consoleTest } from '../support/console-test.ts'
import { Spoken, unreadable } from '../support/spoken.ts'
import { wedge } from '../support/wedge.ts'
import { wordsIn } from '../support/words-in.ts'

/**
 * Each task of the console by the keyboard and by what is spoken alone, some also in a language from right to left. No test
 * looks at the page.
 */
const test = consoleTest.extend<{ spoken: Spoken }>({
  spoken: async ({ page }, use) => {
    const spoken = await Spoken.on(page)
    await use(spoken)
    expect(unreadable(spoken.log), 'phrases that nobody should have to listen to').toEqual([])
  },
})

/** The first screen of a visit leaves the focus to the browser: the screen reader begins when its title is said. */
const opened = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

const locationCounts =
  '{count, number} of {watched, plural, one {# location} other {# locations}}{critical, plural, =0 {} other {, # with critical alerts}}'
const changes =
  'Since your last visit: {opened, plural, one {# alert opened} other {# alerts opened}}, {ended, plural, other {# resolved}}'
const stepOf = 'Step {number, number} of {total, number}'

for (const tag of ['en-US', 'ar']) {
  test.describe(`spoken in ${tag}`, () => {
    const say = wordsIn(tag === 'ar' ? 'ar' : 'en')
    test.beforeEach(async ({ setLanguage }) => await setLanguage(tag))

    test('a search says how many locations it finds, and one of them opens', async ({
      page,
      openAs,
      spoken,
    }) => {
      await openAs('admin', '/monitoring/locations')
      await opened(page)
      await spoken.tabTo(say('Search locations'))
      await spoken.type('seaport')
      await spoken.hears(say(locationCounts, { count: 1, watched: 65, critical: 1 }))
      await spoken.tabTo('Boston – Seaport')
      await spoken.press('Enter')
      await spoken.tabTo(say('Close details'))
    })

    test('a device is moved', async ({ page, openAs, spoken }) => {
      await openAs('admin', '/admin-devices/devices?serialNumber=LHT65N-27369')
      await opened(page)
      await spoken.hears(
        say('{total, plural, =0 {No rows} one {# row} other {# rows}}', { total: 1 }),
      )
      await spoken.tabTo(say('Filter by {column}', { column: say('Serial Number') }))
      await spoken.tabTo(
        say('{all, select, true {Select all rows shown} other {Select {name}}}', {
          all: 'false',
          name: 'LHT65N-27369',
        }),
      )
      await spoken.to(say('Reassign'), tag === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await spoken.press('Enter')
      await spoken.hears(`${say('Move Device')}, dialog`)
      await spoken.tabTo(say('New enterprise'))
      await spoken.type('harbor')
      await spoken.hears('Harbor Grill, option')
      await spoken.press('Enter')
      await spoken.tabTo(say('Move it even though it is in use'))
      await spoken.press('Space')
      await spoken.tabTo(say('Execute Move'))
      await spoken.press('Enter')
      await spoken.hears(say('Device has been moved.'))
      await spoken.hears(
        say('{device} now belongs to {enterprise}.', {
          device: 'LHT65N-27369',
          enterprise: 'Harbor Grill',
        }),
      )
    })

    test('a label is bought, and its price is said before', async ({ openAs, spoken }) => {
      await openAs('admin', '/admin-fulfillment/orders?label=9014')
      await spoken.hears(say('Valid address'))
      await spoken.tabTo(`${say('Next')}, button`)
      await spoken.press('Enter')
      await spoken.hears(say(stepOf, { number: 2, total: 5 }))
      for (const [field, text] of [
        ['Weight', '6.4'],
        ['Length (in)', '14'],
        ['Width (in)', '12'],
        ['Height (in)', '8'],
      ] as const) {
        await spoken.tabTo(say(field))
        await spoken.type(text)
      }
      await spoken.press('Enter')
      await spoken.hears(say(stepOf, { number: 3, total: 5 }))
      await spoken.tabTo('Postway Economy')
      await spoken.press('Space')
      await spoken.tabTo(`${say('Next')}, button`)
      await spoken.press('Enter')
      await spoken.hears(say(stepOf, { number: 4, total: 5 }))
      await spoken.tabTo(say('Next'))
      await spoken.hears('12.55')
      await spoken.press('Enter')
      await spoken.hears(say(stepOf, { number: 5, total: 5 }))
      await spoken.tabTo(say('Open label'))
    })

    // Made of the same parts: only what depends on direction, numbers or plural forms is done in Arabic too.
    if (tag === 'ar') return

    test('what has changed since the last visit can be read', async ({
      page,
      openAs,
      sandbox,
      spoken,
    }) => {
      await openAs('admin', '/monitoring/locations')
      await opened(page)
      await expect(
        page.getByText(say('On your next visit, what has changed will be shown here')),
      ).toBeVisible()
      await sandbox('POST', 'tick?minutes=120')
      await page.reload()
      await opened(page)
      const [since = ''] = say(changes, { opened: 1, ended: 1 }).split(':')
      await expect(page.getByRole('button', { name: since })).toBeVisible()
      await spoken.tabTo(since)
      await spoken.press('Enter')
      await spoken.hears(`${say('Since your last visit')}, dialog`)
    })

    test('signing in says why it failed, and then where the user is', async ({
      page,
      spoken,
      expectConsoleError,
    }) => {
      expectConsoleError(/status of 401/)
      await page.goto('/signin')
      await spoken.tabTo(say('Username'))
      await spoken.type('admin@waypost.test')
      await spoken.tabTo(say('Password'))
      await spoken.type('not-it')
      await spoken.press('Enter')
      await spoken.hears(say('Oops'))
      await spoken.tabTo(say('Password'))
      await spoken.press('Control+A')
      await spoken.type('waypost-demo-1')
      await spoken.press('Enter')
      await spoken.hears(say('Locations'))
    })

    test('an order is added', async ({ page, openAs, spoken }) => {
      await openAs('admin', '/admin-fulfillment/orders/add')
      await opened(page)
      for (const [field, text] of [
        ['Contact name', 'Layla Haddad'],
        ['Ship-to name', 'Saffron House'],
        ['Address line one', '77 Garden St'],
        ['City', 'Hoboken'],
        ['State', 'nj'],
        ['ZIP code', '07030'],
      ] as const) {
        await spoken.tabTo(say(field))
        await spoken.type(text)
      }
      await spoken.tabTo(`${say('Add')}, button`)
      await spoken.press('Enter')
      await spoken.hears(say('Order added.'))
    })

    test('a scanned device is added', async ({ page, openAs, spoken }) => {
      await openAs('admin', '/admin-fulfillment/inventory/add')
      await opened(page)
      await spoken.tabTo(say('Device type'))
      await spoken.choose('Dragino LHT65N')
      await spoken.tabTo('DevEUI')
      await wedge(page, 'A840410000EE0001,A840410000000100,5D1E8C07B2F94A63A0C7E6D3184B9F52')
      await spoken.hears(say('Inventory record added.'))
      await spoken.hears('A840410000EE0001')
    })

    test('a help document is written', async ({ page, openAs, spoken }) => {
      await openAs('admin', '/admin-admin/docs/add')
      await opened(page)
      await spoken.tabTo(say('Topic'))
      await spoken.type('Cleaning a probe')
      await spoken.tabTo(say('Language'))
      await spoken.choose('English')
      await spoken.tabTo(say('Content'))
      await spoken.type('Before you start')
      // Within the text, Tab indents lists.
      await spoken.press('Escape')
      await spoken.tabTo(`${say('Save')}, button`)
      await spoken.press('Enter')
      await spoken.hears(say('Document added.'))
    })

    test('a password is changed, and what is wrong with it is said before', async ({
      page,
      openAs,
      spoken,
    }) => {
      await openAs('admin', '/user/profile')
      await opened(page)
      await spoken.tabTo(say('New password'))
      await spoken.type('seven-7')
      await spoken.tabTo(say('Repeat password'))
      await spoken.type('seven-7')
      await spoken.press('Enter')
      await spoken.hears(say('The password needs at least 8 characters'))
      await spoken.press('Control+A')
      await spoken.type('cold-chain-2026')
      await spoken.tabTo(say('Repeat password'))
      await spoken.press('Control+A')
      await spoken.type('cold-chain-2026')
      await spoken.press('Enter')
      await spoken.hears(say('password updated successfully'))
    })
  })
}
