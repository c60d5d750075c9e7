import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LocationScreen, retype, save, saved } from '../../../.storybook/location-form.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Form/Merge/Versions',
  component: LocationScreen,
  args: { read: fn(() => Promise.resolve(saved)), onSubmit: fn(() => Promise.resolve()) },
})

const outdated = () =>
  Promise.reject(Object.assign(new Error('Changed.'), { kind: 'http', status: 412 }))

let reads = 0

export const SavedBetween = meta.story({
  tags: ['!dev'],
  args: {
    read: fn(() => {
      reads += 1
      const first = { ...saved, status: 'Closed' }
      return Promise.resolve(
        reads === 1 ? first : { ...first, status: 'Moved', note: 'Ring twice.' },
      )
    }),
    onSubmit: fn(() => (reads === 1 ? outdated() : Promise.resolve())),
  },
  beforeEach: () => {
    reads = 0
  },
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    const read = { ...saved, status: 'Moved', note: 'Ring twice.' }
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...read, name: 'Harbor Bar' }, read)
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('Moved'))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const SavedWhileAsked = meta.story({
  tags: ['!dev'],
  args: {
    read: fn(() => {
      reads += 1
      return Promise.resolve({
        ...saved,
        status: 'Closed',
        note: reads === 1 ? '' : 'Ring twice.',
      })
    }),
  },
  beforeEach: () => {
    reads = 0
  },
  play: async (story) => {
    const { args, userEvent } = story
    await retype(story, 'Status', 'Moved')
    await save(story)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Your change' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    const read = { ...saved, status: 'Closed', note: 'Ring twice.' }
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...read, status: 'Moved' }, read)
  },
})

export const NeverUpToDate = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(outdated) },
  play: async (story) => {
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Error saving location.')
    await expect(story.args.onSubmit).toHaveBeenCalledTimes(3)
    await expect(story.canvas.getByLabelText('Name')).toHaveValue('Harbor Bar')
  },
})

export const SentAgainAfterWaiting = meta.story({
  tags: ['!dev'],
  args: {
    onSubmit: fn(() =>
      Promise.reject(Object.assign(new Error(), { kind: 'http', status: 503, retryAfter: '2' })),
    ),
  },
  play: async (story) => {
    const { args, canvas, userEvent } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.')
    await expect(await canvas.findByRole('timer')).toHaveTextContent(
      /^You can try again in \d second/,
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
})
