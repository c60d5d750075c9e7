import { useMemo, useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { indexByCode } from '~/lib/codes.ts'
import { css } from '~/styled-system/css'
import { Stack } from '~/styled-system/jsx'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { Button } from '~/ui/button/button.tsx'
import { QuestionRegion } from '~/ui/dialog/question-region.tsx'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { plugIn } from '../../../.storybook/cameras.ts'
import preview from '../../../.storybook/preview.tsx'
import { openScanner } from '../../../.storybook/scanner.ts'
import { storyStorages } from '../../../.storybook/storages.ts'
import type { Judge } from './create-scan.ts'
import { ScanButton, Scanner } from './scanner.tsx'
import { useScan, useScanSession } from './use-scan.ts'

/** Shared by the stories: each turns the sound on again. */
const settings = memoryStorage()

const sensors = Array.from({ length: 30 }, (_, index) => ({
  id: `s${index}`,
  mac: `A84041000000${String(index + 10).padStart(4, '0')}`,
  type: 'Sensor',
}))
const available = [...sensors, { id: 'g1', mac: '70B3D5A1E01A', type: 'Gateway' }]

/** A screen with a scanned list, like the dialog that adds devices to a fleet. */
function Fleet() {
  const session = useScanSession('story')
  const find = useMemo(() => indexByCode(available, ({ mac }) => [mac]), [])
  const judge: Judge = (code) => {
    const device = find(code)
    if (!device) return { kind: 'unknown' }
    const { id, mac: name, type } = device
    if (session.has(id)) return { kind: 'repeated', name }
    session.add([{ id, name }])
    return type === 'Sensor' ? { kind: 'added', name } : { kind: 'addedOfOtherType', type, name }
  }
  const scan = useScan({ judge, session })
  return (
    <Stack gap="4">
      <Scanner scan={scan} session={session} always />
      <ul aria-label="Devices">
        {session.entries.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Stack>
  )
}

function Search() {
  const [serial, setSerial] = useState('')
  const scan = useScan({
    judge: (code) => {
      setSerial(code)
      return { kind: 'taken' }
    },
  })
  return (
    <Stack gap="4">
      <Input
        aria-label="Serial number"
        value={serial}
        onChange={({ target }) => setSerial(target.value)}
      />
      <Input aria-label="Remark" defaultValue="Box 7" />
      <Select aria-label="Type" defaultValue="Sensor">
        <option>Gateway</option>
        <option>Sensor</option>
      </Select>
      <ScanButton scan={scan} className={css({ alignSelf: 'start' })} />
      <Scanner scan={scan} typing={false} />
    </Stack>
  )
}

function Place({ screen: Screen }: { screen: typeof Fleet }) {
  const [storages] = useState(() => storyStorages({ settings }))
  const [shown, setShown] = useState(true)
  return (
    <UserStoragesProvider value={storages}>
      <main>
        {shown && <Screen />}
        <Button className={css({ mt: '6' })} variant="outline" onClick={() => setShown(!shown)}>
          {shown ? 'Leave' : 'Come back'}
        </Button>
      </main>
      <QuestionRegion />
    </UserStoragesProvider>
  )
}

/** Types like a scanner: faster than a person, without waiting for the page. */
function burst(code: string) {
  const { target, press } = openScanner()
  for (const key of code) {
    if (!press(key) || !(target instanceof HTMLInputElement)) continue
    target.setRangeText(key, target.value.length, target.value.length, 'end')
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return press('Enter')
}

const meta = preview.meta({
  title: 'Components/Scan',
  component: Place,
  args: { screen: Fleet },
})

type Canvas = ReturnType<typeof within>

const codes = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Codes' })

/** Pastes, since keys as fast as in a test would count as a scanner's. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

const devices = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Devices' })).queryAllByRole('listitem').length
const status = (canvas: Canvas) => canvas.getAllByRole('status').at(-1)

export const Verdicts = meta.story({
  play: async ({ canvas }) => {
    const field = await codes(canvas)
    await enter(field, 'a8:40:41:00:00:00:00:10')
    await expect(status(canvas)).toHaveTextContent('AddedA840410000000010')
    await expect(field).toHaveValue('')
    await enter(field, 'A840410000000010')
    await expect(status(canvas)).toHaveTextContent('THIS DEVICE IS ALREADY IN THE LIST')
    await enter(field, '70B3D5A1E01A')
    await expect(status(canvas)).toHaveTextContent('Added, but of a different type: Gateway')
    await enter(field, 'https://example.com')
    await expect(status(canvas)).toHaveTextContent(
      'ASSET NOT FOUND IN AVAILABLE INVENTORYhttps://example.com',
    )
    await expect(devices(canvas)).toBe(2)

    const sound = canvas.getByRole('button', { name: 'Sound' })
    await userEvent.click(sound)
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await waitFor(async () => expect(await settings.read('scan sound')).toBe(false))
    await userEvent.click(sound)
  },
})

export const Dark = Verdicts.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Verdicts.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const PastedCodes = meta.story({
  play: async ({ canvas }) => {
    await enter(
      await codes(canvas),
      [...sensors.slice(0, 20).map(({ mac }) => mac), 'WP-1', '70-B3-D5-A1-E0-1A'].join('\n'),
    )
    await expect(status(canvas)).toHaveTextContent('Codes accepted: 21 of 22')
    await expect(canvas.getByText('WP-1')).toBeVisible()
    await expect(canvas.getByText('Added, but of a different type: Gateway')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last' }))
    await expect(status(canvas)).toHaveTextContent('Removed from the list70B3D5A1E01A')
    await expect(devices(canvas)).toBe(20)

    await userEvent.click(canvas.getByRole('button', { name: 'Expected codes' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Expected' }))
    await userEvent.paste(sensors.map(({ mac }) => mac).join(','))
    await expect(canvas.getByText('20 of 30')).toBeVisible()
    await userEvent.click(canvas.getByText('Missing: 10'))
    await expect(canvas.getByText('A840410000000039')).toBeVisible()
  },
})

export const CodesFromAnEarlierVisit = meta.story({
  play: async ({ canvas }) => {
    await enter(await codes(canvas), '70B3D5A1E01A A840410000000010')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByText(/^2 scanned codes from \d/)).toBeVisible()
    await enter(await codes(canvas), 'A840410000000011')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 2 codes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(devices(canvas)).toBe(1))
    await expect(canvas.getByText('1 in the list')).toBeVisible()
  },
})

export const HandheldScanner = meta.story({
  args: { screen: Search },
  play: async ({ canvas }) => {
    const serial = canvas.getByRole('textbox', { name: 'Serial number' })
    const remark = canvas.getByRole('textbox', { name: 'Remark' })
    burst('WP-1001')
    await waitFor(() => expect(serial).toHaveValue('WP-1001'))

    remark.focus()
    burst('WP-1002')
    await waitFor(() => expect(serial).toHaveValue('WP-1002'))
    await expect(remark).toHaveValue('Box 7')

    // The scanner's Enter does not press the button.
    canvas.getByRole('button', { name: 'Scan' }).focus()
    await expect(burst('WP-1003')).toBe(false)
    await waitFor(() => expect(serial).toHaveValue('WP-1003'))
    await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )

    await enter(remark, ' and 8')
    await expect(remark).toHaveValue('Box 7 and 8')
    await expect(serial).toHaveValue('WP-1003')
  },
})

export const CameraAndLight = meta.story({
  args: { screen: Search },
  play: async ({ canvas }) => {
    const light = fn<(on: MediaTrackConstraints) => void>()
    const asked = plugIn(['Front', ''], light)
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }))
    const choice = await canvas.findByRole('combobox', { name: 'Choose a camera' })
    await expect(within(choice).getByRole('option', { name: 'Camera 2' })).toBeInTheDocument()
    await userEvent.selectOptions(choice, 'Camera 2')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({
          video: expect.objectContaining({ deviceId: { exact: 'camera-1' } }),
        }),
      ),
    )
    const torch = await canvas.findByRole('button', { name: 'Flashlight' })
    await userEvent.click(torch)
    await waitFor(() => expect(torch).toHaveAttribute('aria-pressed', 'true'))
    await expect(light).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
    await userEvent.click(canvas.getByRole('button', { name: 'Stop scanning' }))
    await expect(canvas.queryByLabelText('Camera image')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus()
  },
})

const refusals = [
  ['NotAllowedError', /Allow it in the browser’s settings/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /Another application is using the camera/],
  ['TypeError', /could not be started/],
] as const

export const CameraRefused = meta.story({
  play: async ({ canvas }) => {
    const open = spyOn(navigator.mediaDevices, 'getUserMedia')
    const field = await codes(canvas)
    open.mockRejectedValueOnce(new DOMException('', refusals[0][0]))
    await userEvent.click(canvas.getByRole('button', { name: 'Camera' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusals[0][1])
    for (const [name, text] of refusals.slice(1)) {
      open.mockRejectedValueOnce(new DOMException('', name))
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
    }
    await enter(field, 'A840410000000010')
    await expect(devices(canvas)).toBe(1)
  },
})

export const InsecureAddress = meta.story({
  play: async ({ canvas }) => {
    spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)
    spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
    await userEvent.click(await canvas.findByRole('button', { name: 'Camera' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Open this page with https/)
  },
})
