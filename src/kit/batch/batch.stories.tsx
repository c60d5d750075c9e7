import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import {
  BatchOfDevices,
  type BatchOfDevicesProps,
  type StoryVerdict,
} from '../../../.storybook/batch-of-devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'

/** The devices that the story's server has moved. */
let moved: string[] = []

const verdicts: Record<string, StoryVerdict> = {
  'LHT-3': { kind: 'used', note: '2 tags, 1 alert' },
  'LHT-4': { kind: 'used', note: '1 tag' },
  'LHT-5': { kind: 'stuck' },
}

const meta = preview.meta({
  title: 'Components/Batch',
  component: BatchOfDevices,
  args: {
    judge: fn(async (serial: string) =>
      moved.includes(serial)
        ? { kind: 'done' as const }
        : (verdicts[serial] ?? { kind: 'ready' as const }),
    ),
    move: fn(async (serial: string) => void moved.push(serial)),
  },
  beforeEach: () => {
    moved = []
  },
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

/** Expects a text on the page and in the live region. */
async function says(text: string) {
  const [shown, heard] = await screen.findAllByText(text)
  await expect(shown).toBeVisible()
  await expect(heard).toHaveRole('status')
}

/** Confirms the action in its dialog. */
async function confirm(userEvent: { click: (element: Element) => Promise<void> }, name: string) {
  await userEvent.click(await button(name))
  const question = await screen.findByRole('alertdialog', { name })
  await userEvent.click(within(question).getByRole('button', { name }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
}

export const Checked = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await button('Move these'))
    await expect(await button('Move 2 devices')).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1, name: 'Move devices' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.judge).toHaveBeenCalledTimes(5)
    await expect(args.move).not.toHaveBeenCalled()
    await waitFor(() => expect(row('LHT-3')).toHaveTextContent('Used'))
    await expect(row('LHT-3')).toHaveTextContent('2 tags, 1 alert')
    const used = canvas.getByRole('button', { name: 'Used (2)' })
    await userEvent.click(used)
    await expect(screen.getAllByRole('row', { name: /LHT/ })).toHaveLength(2)
    // Some findings are longer than a phone is wide.
    used.parentElement!.style.width = '4rem'
    await expect(used.scrollWidth).toBeLessThanOrEqual(64)
    used.parentElement!.style.width = ''
    await userEvent.click(canvas.getByRole('button', { name: 'Used (2)' }))
    await expect(screen.getAllByRole('row', { name: /LHT/ })).toHaveLength(5)
    await expect(screen.getAllByRole('checkbox', { name: /^Include/ })).toHaveLength(2)
  },
})

export const CheckedDark = Checked.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const CheckedRightToLeft = Checked.extend({
  tags: ['!test'],
  globals: { direction: 'rtl' },
})

export const CheckedOnAPhone = Checked.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DoneInTwoParts = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Move these'))
    await confirm(userEvent, 'Move 2 devices')
    await waitFor(() => expect(row('LHT-2')).toHaveTextContent('Done'))
    await expect(moved).toEqual(['LHT-1', 'LHT-2'])

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Include LHT-4' }))
    await confirm(userEvent, 'Move 1 device')
    await waitFor(() => expect(row('LHT-4')).toHaveTextContent('Done'))

    await userEvent.click(await button('Include all (1)'))
    const question = await screen.findByRole('dialog', { name: 'Include all (1)' })
    const typed = within(question).getByLabelText('Type 1 to confirm')
    await userEvent.type(typed, '2{Enter}')
    await waitFor(() => expect(typed).toHaveAccessibleDescription('Type the number shown above.'))
    await userEvent.clear(typed)
    await userEvent.type(typed, '1{Enter}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await confirm(userEvent, 'Move 1 device')
    await waitFor(() => expect(row('LHT-3')).toHaveTextContent('Done'))
    await expect(args.move).toHaveBeenCalledTimes(4)
    await says('5 checked, 4 done')

    await userEvent.click(await button('Close'))
    await expect(await button('Move these')).toBeVisible()
    await userEvent.click(await button('Leave'))
    await userEvent.click(await button('Come back'))
    await expect(await button('Move these')).toBeVisible()
  },
})

export const FailedThenRetried = meta.story({
  play: async ({ args, userEvent }) => {
    const refusal = Object.assign(new Error(), { kind: 'http', status: 409, serverText: 'In use.' })
    mocked(args.move).mockRejectedValueOnce(refusal)
    await userEvent.click(await button('Move these'))
    await confirm(userEvent, 'Move 2 devices')
    await waitFor(() => expect(row('LHT-1')).toHaveTextContent('Failed'))
    await expect(row('LHT-1')).toHaveTextContent('In use.')
    await says('5 checked, 1 done, 1 failed')
    // Repeated failures do not block the others.
    await expect(await button('Include all (2)')).toBeVisible()
    await confirm(userEvent, 'Try failed ones again (1)')
    await waitFor(() => expect(row('LHT-1')).toHaveTextContent('Done'))
    await expect(moved).toEqual(['LHT-2', 'LHT-1'])
  },
})

export const FailedDark = FailedThenRetried.extend({
  tags: ['!test'],
  globals: { theme: 'dark' },
  play: async ({ args, userEvent }) => {
    const refusal = Object.assign(new Error(), { kind: 'http', status: 409, serverText: 'In use.' })
    mocked(args.move).mockRejectedValueOnce(refusal)
    await userEvent.click(await button('Move these'))
    await confirm(userEvent, 'Move 2 devices')
  },
})

/** Blocks moves until they are released. */
function holdMoves(move: BatchOfDevicesProps['move']) {
  const held: (() => void)[] = []
  mocked(move).mockImplementation(
    (serial) =>
      new Promise<void>((resolve) => {
        held.push(() => {
          moved.push(serial)
          resolve()
        })
      }),
  )
  return held
}

export const PausedAndRestored = meta.story({
  play: async ({ args, userEvent }) => {
    const held = holdMoves(args.move)
    await userEvent.click(await button('Move these'))
    await confirm(userEvent, 'Move 2 devices')
    await waitFor(() => expect(held).toHaveLength(2))
    await expect(await screen.findByRole('progressbar', { name: 'Move devices' })).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1, name: 'Move devices' })
    await waitFor(() => expect(heading).toHaveFocus())
    await says('0 of 2 finished, waiting for the last responses')
    await userEvent.click(await button('Pause'))
    await says('Paused, 0 of 2 finished, waiting for the last responses')
    await userEvent.click(await button('Leave'))
    for (const go of held) go()
    await userEvent.click(await button('Come back'))
    await says('5 checked, 2 done')
    await expect(args.move).toHaveBeenCalledTimes(2)
  },
})

/** What another page has left in the storage. */
const storedBatch = (paused: boolean) => async () => {
  const entry = { id: 'LHT-9', name: 'LHT-9', item: 'LHT-9', ticked: false, step: 'queued' }
  const entries = [{ ...entry, verdict: { kind: 'ready' } }]
  const state = { id: 'left', name: 'story-move', at: 1, options: undefined, entries, paused }
  await storyDrafts().write('batch left', state)
}

export const FoundAfterReload = meta.story({
  beforeEach: storedBatch(false),
  play: async () => {
    await waitFor(() => expect(row('LHT-9')).toHaveTextContent('Done'))
    await expect(moved).toEqual(['LHT-9'])
  },
})

export const FoundPaused = meta.story({
  tags: ['!dev'],
  beforeEach: storedBatch(true),
  play: async ({ args, userEvent }) => {
    await says('Paused, 0 of 1 finished')
    await expect(args.move).not.toHaveBeenCalled()
    await userEvent.click(await button('Resume'))
    await waitFor(() => expect(row('LHT-9')).toHaveTextContent('Done'))
  },
})

export const MeantOneOfSeveral = meta.story({
  play: async ({ args, userEvent }) => {
    const choices = [
      { id: 'LHT-2a', label: 'Harbor Grill' },
      { id: 'LHT-2b', label: 'Fresh Fields' },
    ]
    mocked(args.judge).mockImplementation(async (serial) =>
      serial === 'LHT-2' ? { kind: 'twin', choices } : { kind: 'ready' },
    )
    await userEvent.click(await button('Move these'))
    const list = await screen.findByRole('combobox', { name: /choose what LHT-2 means/ })
    await userEvent.selectOptions(list, 'Fresh Fields')
    await confirm(userEvent, 'Move 5 devices')
    await waitFor(() => expect(moved).toContain('LHT-2b'))
    await expect(moved).not.toContain('LHT-2')
  },
})

export const InProgress = meta.story({
  tags: ['!test'],
  play: async ({ args, userEvent }) => {
    holdMoves(args.move)
    await userEvent.click(await button('Move these'))
    await confirm(userEvent, 'Move 2 devices')
  },
})
