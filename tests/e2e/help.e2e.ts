import { expect, test } from '../support/console-test.ts'

test('a customer’s staff member finds a topic by typing and by the palette, and reads it', async ({
  page,
  openAs,
}) => {
  await openAs('staff', '/monitoring/locations')
  await page.getByRole('button', { name: 'Sofia Reyes' }).click()
  await page.getByRole('link', { name: 'Help' }).click()
  const topics = page.getByRole('list', { name: 'Topics' })
  await expect(topics.getByRole('link', { name: 'Getting started' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search topics' }).fill('battery')
  await expect(page.getByText('1 topic', { exact: true })).toBeVisible()
  await topics.getByRole('link', { name: 'Replacing a sensor battery' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Replacing a sensor battery' }),
  ).toBeFocused()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)

  const image = page.getByRole('img', { name: /LHT65N/ })
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(800)
  const video = page.getByLabel('Video', { exact: true })
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => Math.round(each.duration)))
    .toBe(5)

  await page.setViewportSize({ width: 1280, height: 400 })
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Check the result' })
    .click()
  await expect(page).toHaveURL(/#section-check-the-result$/)
  await expect(page.getByRole('heading', { name: 'Check the result' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check the result' })).toBeInViewport()

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Go to a page' }).fill('alerts read')
  await page.getByRole('option', { name: /^Reading alerts/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading alerts' })).toBeFocused()
  await page.getByRole('link', { name: 'Replacing a sensor battery' }).click()
  await expect(page).toHaveURL('/help/replacing-a-sensor-battery')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Replacing a sensor battery' }),
  ).toBeFocused()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('link', { name: 'Open help topics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused()
})

test('an expired video is requested once more, and bad content or addresses do no harm', async ({
  page,
  openAs,
  callsTo,
  expectConsoleError,
}) => {
  await openAs('staff', '/help/video-that-comes-too-late')
  const failure = page.getByRole('alert').filter({ hasText: 'This video cannot be played.' })
  await expect(failure).toBeVisible()
  expect(callsTo('/secure-static-resource')).toHaveLength(2)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => callsTo('/secure-static-resource').length).toBe(3)
  await expect(failure).toBeVisible()

  await page.goto('/help/unsafe-markup')
  await expect(page.getByText('This text is all that is left.')).toBeVisible()
  await expect(page).toHaveTitle('Unsafe markup · Waypost')

  expectConsoleError(/status of 404/)
  expectConsoleError(/^getDocumentBySlug failed \(404\)/)
  await page.goto('/help/no-such-topic')
  await expect(page.getByRole('heading', { level: 1, name: 'Topic not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Getting started' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible()
})
