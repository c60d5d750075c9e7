import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Devices/Ad Hoc Command',
  parameters: { layout: 'fullscreen', url: '/admin-devices/ad-hoc-command' },
})

type Canvas = ReturnType<typeof within>

/** An hour up to the time of the world, in seconds. */
const hour = { start: '1794837600', end: '1794841200' }

async function fill(canvas: Canvas, device: string, { start, end } = hour) {
  const field = await canvas.findByRole('textbox', { name: 'Device' })
  await userEvent.clear(field)
  await userEvent.type(field, device)
  for (const [name, value] of [
    ['Start', start],
    ['End', end],
  ] as const) {
    const number = canvas.getByRole('textbox', { name })
    await userEvent.clear(number)
    await userEvent.type(number, value)
  }
  return canvas.getByRole('button', { name: 'Run' })
}

/** Waits for what is known of the device with a bare id, and runs the command on it. */
async function runOnId(canvas: Canvas, run: HTMLElement, about: RegExp) {
  await canvas.findByText(about)
  await userEvent.click(run)
}

const lastCommand = () => api.calls('runAdHocCommand').at(-1)

/** After a command was sent twice for the same device, which refused the second one. */
export const RunAndRunAgain = meta.story({
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Run Command' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Run' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const run = await fill(canvas, 'lht65n-26111')
    await expect(run).not.toHaveAttribute('aria-disabled')
    await expect(await canvas.findByText('Device 5003')).toBeVisible()
    await userEvent.click(run)
    const queued = /The command is queued. The sensor answers when it next reports./
    await waitFor(() =>
      expect(canvas.getByText('The command was sent').parentElement).toHaveTextContent(queued),
    )
    await expect(new URL(lastCommand()?.url ?? '').pathname).toBe('/devices/5003/ad-hoc-command')
    await expect(await lastCommand()?.json()).toEqual({
      deviceType: 'draginolht65n',
      commandType: 'backlog-fetch',
      startTime: 1_794_837_600,
      endTime: 1_794_841_200,
    })
    const row = () => within(canvas.getByRole('table')).getAllByRole('row')[1]
    await expect(row()).toHaveTextContent(/^lht65n-26111 \(ID 5003\).*Sent.*queued/)

    api.answer({ findDevicesBySerialNumber: { code: 500 } })
    await userEvent.click(await fill(canvas, 'lht65n-26148'))
    await expect(await canvas.findByText('The device could not be looked up')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await again.findByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('The command was not run')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A backlog fetch for this device is still running.',
    )
    await waitFor(() => expect(row()).toHaveTextContent(/Failed.*is still running/))
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3)
  },
})

/** When the screen opens and nothing was sent in this visit. */
export const Empty = meta.story({ tags: ['!test'] })

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = meta.story({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the device is offline, or does not understand the command. */
export const RefusedByTheDevice = meta.story({
  play: async ({ canvas }) => {
    await runOnId(canvas, await fill(canvas, '5901'), /may belong to another customer/)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No gateway has heard this device for three days.',
    )
    await runOnId(canvas, await fill(canvas, '5005'), /^Its location is /)
    const device = canvas.getByRole('textbox', { name: 'Device' })
    await waitFor(() => expect(device).toHaveAccessibleDescription(/The device is a /))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /This device does not understand the command/,
    )
  },
})

// Beyond the cap: only here does the server say nothing of a command that it has taken.
export const TakenWithoutAMessage = meta.story({
  tags: ['!dev'],
  parameters: { answers: { runAdHocCommand: { example: 'bare' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await fill(canvas, 'LHT65N-26111'))
    const notice = (await canvas.findByText('The command was sent')).closest('[role=status]')
    await expect(notice).toHaveTextContent(/^The command was sent\s*LHT65N-26111$/)
  },
})

/** When no answer came, so that nobody knows whether the command was run. */
export const NoResponse = meta.story({
  parameters: {
    url: '/admin-devices/ad-hoc-command?device=5003',
    answers: { runAdHocCommand: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await runOnId(canvas, await fill(canvas, '5003'), /^Its location is /)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('It is not known whether the command was run')
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await waitFor(() => expect(rows[1]).toHaveTextContent('Unknown'))
    await shown()

    // The menu leads to an empty form, over which nothing is said about that command.
    const menu = within(canvas.getByRole('navigation', { name: 'Side menu' }))
    await userEvent.click(menu.getByRole('link', { name: 'Ad Hoc Command' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Device' })).toHaveValue(''))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const LookUpFailsAfterLeaving = meta.story({
  tags: ['!dev'],
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas }) => {
    const run = await fill(canvas, 'LHT65N-26111')
    await canvas.findByText('Device 5003')
    api.answer({ findDevicesBySerialNumber: { delay: 'infinite' } })
    const before = api.calls('findDevicesBySerialNumber').length
    await userEvent.click(run)
    await waitFor(() => expect(api.calls('findDevicesBySerialNumber').length).toBe(before + 1))
    await userEvent.click(canvas.getByRole('link', { name: 'Administration' }))
    await canvas.findByRole('table', { name: 'Enterprises' })
    api.answer({ findDevicesBySerialNumber: { code: 500 } })
    await screen.findByText(/^The device could not be looked up: Unexpected failure/)
  },
})

/** When the end of the period is before its start. */
export const EndBeforeStart = meta.story({
  play: async ({ canvas }) => {
    const run = await fill(canvas, '5003', { start: hour.end, end: hour.start })
    await expect(canvas.getByText('The end should be after the start.')).toBeVisible()
    // The server has to judge.
    await runOnId(canvas, run, /^Its location is /)
    const end = canvas.getByRole('textbox', { name: 'End' })
    await waitFor(() => expect(end).toHaveAccessibleDescription('Must be after the start.'))
    await shown()
    await expect(api.calls('runAdHocCommand')).toHaveLength(1)
    await userEvent.clear(end)
    await userEvent.type(end, '1794837600.5')
    await userEvent.click(run)
    await waitFor(() => expect(end).toHaveAccessibleDescription('Enter a whole number of seconds.'))
    await expect(api.calls('runAdHocCommand')).toHaveLength(1)
  },
})

/** While a period is entered: the date fills the seconds, and the seconds the date. */
export const NumberAndDateFillEachOther = meta.story({
  play: async ({ canvas }) => {
    const start = within(await canvas.findByRole('group', { name: 'From' }))
    const number = start.getByRole('textbox', { name: 'Start' })
    await expect(start.getByText('Seconds since 1970')).toBeVisible()
    await userEvent.type(number, '0')
    await expect(start.getByText(/^(Jan 1, 1970|Dec 31, 1969), /)).toBeVisible()

    const day = start.getByRole('textbox', { name: 'Date' })
    await userEvent.clear(day)
    // Half a date is no time to send.
    await expect(number).toHaveValue('')
    await userEvent.type(day, '11/16/2026')
    await userEvent.clear(start.getByLabelText(/^Time/))
    await userEvent.type(start.getByLabelText(/^Time/), '15:00')
    const expected = new Date(2026, 10, 16, 15).getTime() / 1000
    await waitFor(() => expect(number).toHaveValue(String(expected)))
    await expect(start.getByText(/^Nov 16, 2026, 3:00:00 PM/)).toBeVisible()
    await userEvent.clear(number)
    await waitFor(() => expect(day).toHaveValue(''))

    // The seconds of the number stay, although the time is empty for a moment.
    await userEvent.type(number, String(expected + 15))
    await userEvent.clear(start.getByLabelText(/^Time/))
    await userEvent.type(start.getByLabelText(/^Time/), '15:01')
    await waitFor(() => expect(number).toHaveValue(String(expected + 75)))
  },
})

/** When what was entered is the ID of one device and the serial number of another. */
export const DigitsThatAreASerialNumberToo = meta.story({
  play: async ({ canvas }) => {
    const run = await fill(canvas, '5904')
    await userEvent.click(run)
    const device = canvas.getByRole('textbox', { name: 'Device' })
    await waitFor(() =>
      expect(device).toHaveAccessibleDescription(/Choose that device, or the ID:$/),
    )
    await shown()
    await expect(api.calls('runAdHocCommand')).toEqual([])
    const path = () => new URL(lastCommand()?.url ?? '').pathname

    // Only the device itself has a name. It runs without a question.
    const hub = await canvas.findByRole('button', { name: /^Device 5920 Old hub, Silver Spoon/ })
    await userEvent.click(hub)
    await expect(hub).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(run)
    await waitFor(() => expect(path()).toBe('/devices/5920/ad-hoc-command'))

    await userEvent.click(await canvas.findByRole('button', { name: 'ID 5904' }))
    await userEvent.click(run)
    await waitFor(() => expect(path()).toBe('/devices/5904/ad-hoc-command'))
    await fill(canvas, '999999')
    await userEvent.click(run)
    await waitFor(() =>
      expect(device).toHaveAccessibleDescription(/No device has this ID or serial number.$/),
    )
  },
})

/** When no device has the serial number that was entered, or several begin with it. */
export const UnknownOrAmbiguousSerials = meta.story({
  play: async ({ canvas }) => {
    const run = await fill(canvas, 'LHT65N-2611')
    await userEvent.click(await canvas.findByRole('button', { name: 'LHT65N-26111' }))
    await expect(await canvas.findByText('Device 5003')).toBeVisible()
    // A scanned label, whose other parts are secret.
    await fill(canvas, 'LHT65N-26111,A840410000000101,00112233445566778899AABBCCDDEEFF')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Device' })).toHaveValue('LHT65N-26111'),
    )
    await fill(canvas, 'no such serial')
    await userEvent.click(run)
    const device = canvas.getByRole('textbox', { name: 'Device' })
    await waitFor(() =>
      expect(device).toHaveAccessibleDescription(/No device has this serial number.$/),
    )
    await waitFor(() => expect(device).toHaveFocus())
    await fill(canvas, 'LHT65N')
    await expect(await canvas.findByText(/^More than 100 devices have this text/)).toBeVisible()
    await userEvent.click(run)
    await waitFor(() =>
      expect(device).toHaveAccessibleDescription(/No device has this serial number.$/),
    )
    await fill(canvas, 'LHT65N-39908')
    await userEvent.click(run)
    await waitFor(() =>
      expect(device).toHaveAccessibleDescription(/Several devices have this serial number/),
    )
    await shown()
    await userEvent.click(await canvas.findByRole('button', { name: /^Device 5909/ }))
    await expect(device).toHaveValue('5909')
    await expect(api.calls('runAdHocCommand')).toEqual([])
  },
})
