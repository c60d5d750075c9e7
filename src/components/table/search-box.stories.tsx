import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SearchBox } from './search-box.tsx'

const meta = preview.meta({
  title: 'Components/Table/Search box',
  component: SearchBox,
  tags: ['autodocs'],
  args: { label: 'Search enterprises', value: '', onChange: fn() },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search enterprises' })).toHaveValue('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Dark = Empty.extend({ globals: { theme: 'dark' } })

export const SearchesAfterAPause = meta.story({
  args: { delay: 50 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' harbor ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('harbor')
  },
})

export const WaitsWhileOneTypes = meta.story({
  args: { delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'harbor')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('harbor')
  },
})

export const Cleared = meta.story({
  args: { value: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})

export const ClearedByEscape = meta.story({
  args: { value: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})
