import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { Colours } from './colours.tsx'
import { SpaceAndShape } from './space-and-shape.tsx'
import { States } from './states.tsx'
import { Type } from './type.tsx'

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: Colours,
  tags: ['autodocs'],
  // The page's own heading is Storybook's.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
})

export const Colour = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Light' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Dark' })).toBeVisible()
    await expect(canvas.getAllByText('fg.muted on bg.canvas')).toHaveLength(2)
  },
})

export const ColourOnAPhone = Colour.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const TypeSizes = meta.story({
  name: 'Type',
  render: () => <Type />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Headings of screens')).toBeVisible()
  },
})

export const TypeDark = TypeSizes.extend({ name: 'Type, dark', globals: { theme: 'dark' } })

export const Space = meta.story({
  name: 'Space and shape',
  render: () => <SpaceAndShape />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shadows' })).toBeVisible()
  },
})

export const SpaceDark = Space.extend({ name: 'Space and shape, dark', globals: { theme: 'dark' } })

export const StatesOfControls = meta.story({
  name: 'States',
  render: () => <States />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'solid' })[0]).toHaveFocus()
  },
})

export const StatesDark = StatesOfControls.extend({
  name: 'States, dark',
  globals: { theme: 'dark' },
})

export const StatesRightToLeft = StatesOfControls.extend({
  name: 'States, right to left',
  globals: { direction: 'rtl' },
})
