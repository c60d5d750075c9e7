import { expect } from '../../support/console-test.ts'
import { failure, signInAgain } from '../../support/failed-screen.ts'
import { faults, test } from '../../support/faults.ts'
import { goAway, goAfresh } from '../../support/go-in-page.ts'
import { operationOf } from '../../support/operation-of.ts'
import { pages } from '../../support/pages.ts'
import { watchRequests } from '../../support/settled.ts'

// Each form that can be saved with one more word in its first text fails in each way. The screen says so, keeps what was
// typed, and saves it at the next attempt. The screens come from the routes, the calls from the contract.

const softly = expect.configure({ soft: true, timeout: 10_000 })
const start = '/terms-of-use'

/** Forms that are saved with one more word in their first text: a change of their markup must not skip them. */
const certain = /enterprises\/edit|users\/edit|docs\/edit/

for (const { path } of pages.filter((each) => !each.public)) {
  test(`each save of ${path} fails in each way`, async ({ page, openAs, failing, stopFailing }) => {
    test.setTimeout(10 * 60_000)
    const settled = watchRequests(page)
    const written: string[] = []
    page.on('request', (request) => {
      const operation = operationOf(request)
      if (operation && operation.method !== 'GET') written.push(operation.operationId)
    })
    const form = page.getByRole('main').locator('form')
    const text = form.getByRole('textbox').locator('visible=true').first()
    const button = form.locator('[type=submit]').last()
    const change = async (word: string) => {
      await goAfresh(page, path)
      await settled()
      await text.press('End')
      await text.pressSequentially(word)
    }
    await openAs('admin', start)
    await goAfresh(page, path)
    await settled()
    const isForm = (await text.count()) > 0 && (await button.count()) > 0
    const isText = isForm && (await text.isEditable())
    if (certain.test(path)) expect(isText, path).toBe(true)
    test.skip(!isText, 'There is no form with a text.')
    await change('0')
    // Some forms cannot be saved yet.
    if (await button.isEnabled()) {
      await button.click()
      await settled()
    }
    const [operationId] = written
    if (certain.test(path)) expect(operationId, path).toBeDefined()
    test.skip(operationId === undefined, 'It takes more than a text to save this.')
    for (const [index, fault] of faults.entries()) {
      const name = `${operationId}, ${fault}`
      await test.step(name, async () => {
        await goAway(page, path)
        await change(String(index + 1))
        const typed = await text.inputValue()
        await failing(operationId!, fault, () => button.click())
        if (fault === '401') await signInAgain(page, stopFailing)
        else {
          await softly(failure(page).first(), name).toBeVisible()
          await softly(text, name).toHaveValue(typed)
          await settled()
          await stopFailing()
          const sentAgain = page.waitForRequest(
            (request) => operationOf(request)?.operationId === operationId,
          )
          await button.click()
          await sentAgain
        }
        await settled()
        await softly(failure(page), name).toHaveCount(0)
      })
    }
  })
}
