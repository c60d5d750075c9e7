import { useQueryClient } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { titleCount } from '~/ui/page/use-page-title.ts'
import preview from '../../../.storybook/preview.tsx'
import { ChangeMark } from './change-mark.tsx'
import { LiveBar } from './live-bar.tsx'
import type { LiveRows } from './live-rows.ts'
import { useLiveQuery } from './use-live-query.ts'
import { useLive } from './use-live.ts'

type Cooler = { name: string; degrees: number }

const first: Cooler[] = [
  { name: 'Bar fridge', degrees: 38 },
  { name: 'Ice machine', degrees: 20 },
]

/** The server's response; undefined while it fails. */
let coolers: Cooler[] | undefined = first

/** The server responds after that. */
let held = Promise.resolve()

const kind: LiveRows<Cooler[], Cooler> = {
  rows: (data) => data,
  id: ({ name }) => name,
  was: (before, { degrees }) => (before.degrees === degrees ? undefined : `${before.degrees}°F`),
  news: (before, { name, degrees }) =>
    degrees > 41 && before?.degrees !== degrees ? name : undefined,
}

/** A live page. */
function Coolers() {
  const query = useLiveQuery(
    {
      queryKey: ['coolers'],
      queryFn: async () => {
        await held
        return coolers ?? Promise.reject(new Error('No response'))
      },
      retry: false,
    },
    kind,
  )
  const live = useLive([query])
  const queryClient = useQueryClient()
  const saved = () => queryClient.invalidateQueries({ queryKey: ['coolers'], refetchType: 'none' })
  return (
    <Stack gap="4" minH="32">
      <LiveBar live={live} newsText={(names) => `Too warm: ${names.join(', ')}`} />
      <ul aria-label="Coolers">
        {query.data?.map(({ name, degrees }) => (
          <li key={name}>
            {name} {degrees}°F <ChangeMark mark={query.marks.get(name)} />
          </li>
        ))}
      </ul>
      <div>The rows stay as they are until the user takes the changes over.</div>
      <Button size="sm" variant="outline" onClick={() => void saved()}>
        Save
      </Button>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Components/Live',
  component: Coolers,
  beforeEach: () => {
    coolers = first
    held = Promise.resolve()
  },
})

/** Simulates the user's return to the tab: the page is read in the background. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

export const ChangesWait = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bar fridge 38°F')).toBeVisible()
    coolers = [
      ...first.slice(1),
      { name: 'Bar fridge', degrees: 44 },
      { name: 'Walk-in', degrees: 36 },
    ]
    comeBack()
    const waiting = await canvas.findByRole('button', { name: /^Show 2 changes/ })
    await expect(canvas.getByText('Bar fridge 38°F')).toBeVisible()
    await expect(canvas.getByText('Too warm: Bar fridge')).toBeInTheDocument()
    await waitFor(() => expect(titleCount.get()).toBe(1))

    const refresh = canvas.getByRole('button', { name: 'Refresh' })
    refresh.focus()
    await userEvent.keyboard('.')
    await expect(waiting).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ice machine 20°F ',
      'Bar fridge 44°F Was: 38°F',
      'Walk-in 36°F New',
    ])
    await expect(refresh).toHaveFocus()
    await waitFor(() => expect(titleCount.get()).toBe(0))

    coolers = coolers.map((cooler) => ({ ...cooler, degrees: cooler.degrees - 1 }))
    comeBack()
    await expect(await canvas.findByRole('button', { name: /^Show 3 changes/ })).toBeVisible()
  },
})

export const ChangesWaitDark = ChangesWait.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** The response to a background read shows at once if the user has saved something meanwhile. */
export const SavedDuringARead = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bar fridge 38°F')).toBeVisible()
    const answer = Promise.withResolvers<void>()
    held = answer.promise
    coolers = [{ name: 'Bar fridge', degrees: 36 }]
    comeBack()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    answer.resolve()
    await expect(await canvas.findByText(/^Bar fridge 36°F/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show \d+ change/ })).toBeNull()
  },
})

export const PausedAndOld = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bar fridge 38°F')).toBeVisible()
    coolers = undefined
    comeBack()
    await expect(await canvas.findByText(/^Could not update\. This data is from /)).toBeVisible()
    await expect(canvas.getByText('Bar fridge 38°F')).toBeVisible()

    coolers = [{ name: 'Bar fridge', degrees: 39 }]
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    comeBack()
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show \d/ })).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Could not update/)).toBeVisible()
  },
})
