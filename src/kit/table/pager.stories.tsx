import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Pager } from './pager.tsx'

function Turning(props: ComponentProps<typeof Pager>) {
  const [page, setPage] = useState(props.page)
  return <Pager {...props} page={page} onPage={setPage} />
}

const meta = preview.meta({
  title: 'Components/Table/Pager',
  component: Pager,
  args: {
    list: 'Devices',
    page: 0,
    size: 20,
    sizes: [10, 20, 50, 100],
    total: 93,
    onPage: fn(),
    onSize: fn(),
  },
})

export const FirstPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 to 20 of 93 rows')).toBeVisible()
    for (const name of ['First page', 'Previous page']) {
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(args.onPage).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(4)
  },
})

export const Dark = FirstPage.extend({ globals: { theme: 'dark' } })

export const Phone = FirstPage.extend({ globals: { viewport: { value: 'phone' } } })

export const MiddlePage = meta.story({
  args: { page: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('41 to 60 of 93 rows')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Page of 5' })).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
  },
})

export const LastPage = meta.story({
  args: { page: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('81 to 93 of 93 rows')).toBeVisible()
    for (const name of ['Next page', 'Last page']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
  },
})

export const Loading = meta.story({
  args: { total: undefined },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
  },
})

/** The pressed button keeps the focus where there is no further page. */
export const LastPageByKeyboard = meta.story({
  tags: ['!dev'],
  args: { page: 3 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('81 to 93 of 93 rows')).toBeVisible()
    await expect(next).toHaveFocus()
  },
})

/** How many pages there are is not known yet. */
export const LoadingThirdPage = Loading.extend({
  tags: ['!dev'],
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('3')
  },
})

/** The field keeps the focus, and follows when another page is chosen by a button. */
export const PageTyped = meta.story({
  tags: ['!dev'],
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('textbox', { name: 'Page of 5' })
    await userEvent.clear(page)
    await userEvent.type(page, '3{Enter}')
    await expect(canvas.getByText('41 to 60 of 93 rows')).toBeVisible()
    await expect(page).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(page).toHaveValue('4')
  },
})

export const PageTooLarge = meta.story({
  tags: ['!dev'],
  args: { page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const page = canvas.getByRole('textbox')
    await userEvent.clear(page)
    await userEvent.type(page, '99{Enter}')
    await expect(page).toHaveValue('5')
    await expect(args.onPage).toHaveBeenCalledOnce()
    await expect(args.onPage).toHaveBeenCalledWith(4)
  },
})

export const LettersTyped = meta.story({
  tags: ['!dev'],
  args: { page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const page = canvas.getByRole('textbox')
    await userEvent.clear(page)
    await userEvent.type(page, 'abc{Enter}')
    await expect(page).toHaveValue('2')
    await userEvent.tab()
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

export const SizeChosen = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50')
    await expect(args.onSize).toHaveBeenCalledOnce()
    await expect(args.onSize).toHaveBeenCalledWith(50)
  },
})
