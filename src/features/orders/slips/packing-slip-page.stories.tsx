import { expect, screen, waitFor, within } from 'storybook/test'
import { settingsOf } from '~/lib/user-storage.ts'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const orders = '/admin-fulfillment/orders'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Packing Slip',
  parameters: { layout: 'fullscreen', url: `${orders}/9002/packing-slip?stripnav=true` },
  // Print settings persist across stories.
  beforeEach: () => async () => void (await settingsOf(1).remove('print-profile')),
})

/** The style sheet of the printed page. */
const pageRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))

const rowsOf = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('row')
    .map((row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

/** After a press on “Packing Slip” of an order. */
export const OneOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Packing Slip #WP-10422' })
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByText('Waypost')).toBeVisible()
    await expect(canvas.getByText('Portland, ME 04101')).toBeVisible()
    const pairs = canvas.getAllByRole('term').map((term) => term.parentElement?.textContent)
    await expect(pairs).toEqual([
      'Purchase orderHG-4417',
      'SitePortland – Commercial St',
      'Install by2026-12-04',
    ])
    await expect(rowsOf(canvas)).toEqual([
      ['Quantity', 'SKU', 'Description'],
      ['1', 'KIT-WALKIN', 'Walk-in kit: gateway, sensor and door sensor'],
      ['3', '', 'Waypost Leak L1'],
      ['2', 'CBL-ETH-3M', 'Ethernet cable, 3 m'],
    ])
    await expect(canvas.getByText('(518) 555-0100')).toBeVisible()
    await expect(pageRules().join()).toContain('letter')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Paper' }), 'A4')
    await expect(pageRules().join()).toContain('a4')
    await expect(await settingsOf(1).read('print-profile')).toMatchObject({ paper: 'a4' })
  },
})

/** While the order loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the order cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    url: `${orders}/9101/packing-slip?stripnav=true`,
    answers: { getOrder: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error loading order')
    await shown()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packing Slip' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    api.answer({ getOrder: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { level: 1, name: 'Packing Slip #WP-10201' })
    // The recipient has the same name.
    await expect(canvas.getAllByText('No items')).toHaveLength(2)
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
  },
})

/** After the slips of several orders were asked for, one of which no longer exists. */
export const SeveralOrders = meta.story({
  parameters: {
    url: `${orders}/packing-slips?ids=9003,abc,9001,77777,9003&stripnav=true`,
    consoleErrors: ['404'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Error loading order 77777')
    await expect(await canvas.findByText('2 of 3 packing slips')).toBeVisible()
    // The slips wait for the stored paper size.
    const slips = await canvas.findAllByRole('article')
    await expect(
      slips.map((slip) => within(slip).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['Packing Slip #WP-10423', 'Packing Slip #WP-10421'])
    // None of its items has one.
    await expect(within(slips[0]!).queryByText('SKU')).not.toBeInTheDocument()
    await expect(within(slips[1]!).getByText('SKU')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
  },
})

/** When the printer is set up: paper, scale and offset, with a page to print. */
export const Calibration = meta.story({
  parameters: { url: `${orders}/packing-slips/calibration` },
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const enter = async (name: string, text: string) => {
      await userEvent.clear(field(name))
      await userEvent.type(field(name), text)
    }
    await canvas.findByRole('heading', { name: 'Calibration page' })
    await enter('Scale (%)', '70')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(field('Scale (%)')).toHaveAccessibleDescription('Enter a number from 80 to 120.')
    await enter('Scale (%)', '98')
    await enter('Offset down (mm)', '-2')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'List packed devices' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Print settings saved.')
    await enter('Length of the ruler (mm)', '147')
    await enter('Left edge to the mark (mm)', '12.5')
    // What is typed in one form stays while the other one, or another tab, changes the settings.
    await enter('Scale (%)', '99')
    await userEvent.click(canvas.getByRole('button', { name: 'Adjust' }))
    await canvas.findByDisplayValue('1.5')
    await expect(field('Scale (%)')).toHaveValue('99')
    await expect(await settingsOf(1).read('print-profile')).toEqual({
      paper: 'letter',
      scale: 100,
      offsetX: 1.5,
      offsetY: -2,
      listsDevices: false,
    })
    await waitFor(() => expect(field('Length of the ruler (mm)')).toHaveValue(''))
  },
})
