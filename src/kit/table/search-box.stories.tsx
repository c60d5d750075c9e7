import { useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SearchBox } from './search-box.tsx'

const meta = preview.meta({
  title: 'Components/Table/Search box',
  component: SearchBox,
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
  tags: ['!dev'],
  args: { pauseMs: 50 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' harbor ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('harbor')
  },
})

export const WaitsWhileTyping = meta.story({
  tags: ['!dev'],
  args: { pauseMs: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'harbor')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('harbor')
  },
})

type SearchBoxProps = ComponentProps<typeof SearchBox>

/** A search whose value the list changes: at once by a view or by Back, or when it has followed the typing. */
function Changed({ onChange, ...props }: SearchBoxProps) {
  const [value, setValue] = useState('')
  const [sent, setSent] = useState('')
  const change = (text: string) => {
    onChange(text)
    setSent(text)
  }
  return (
    <>
      <SearchBox {...props} value={value} onChange={change} />
      <SearchBox {...props} label="Another list" onChange={change} />
      <button onClick={() => setValue('a view')}>Choose a view</button>
      <button onClick={() => setValue(sent)}>Follow</button>
    </>
  )
}

/** What was typed does not come back after a view has changed the search. */
export const ViewChosenWhileTyping = meta.story({
  tags: ['!dev'],
  args: { pauseMs: 200 },
  render: (args) => <Changed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search enterprises' })
    await userEvent.click(search)
    await userEvent.paste('harbor')
    canvas.getByRole('button', { name: 'Choose a view' }).click()
    await waitFor(() => expect(search).toHaveValue('a view'))
    // Typed later, it is searched for later too.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Another list' }))
    await userEvent.paste('later')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('later'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(search).toHaveValue('a view')
  },
})

/** The list may be slow to follow: what is typed meanwhile stays. */
export const TypingContinuesWhileTheListUpdates = meta.story({
  tags: ['!dev'],
  args: { pauseMs: 60_000 },
  render: (args) => <Changed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search enterprises' })
    await userEvent.type(search, 'har{Enter}bor')
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }))
    await expect(search).toHaveValue('harbor')
  },
})

export const Cleared = meta.story({
  tags: ['!dev'],
  args: { value: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})

export const ClearedByEscape = meta.story({
  tags: ['!dev'],
  args: { value: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})
