import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { Colors } from './colors.tsx'
import { Icons } from './icons.tsx'
import { Severity } from './severity.tsx'
import { SpaceAndShape } from './space-and-shape.tsx'
import { States } from './states.tsx'
import { Type } from './type.tsx'
import { Widths } from './widths.tsx'

const meta = preview.meta({
  title: 'Foundations/Design tokens',
  component: Colors,
  // The page's own heading is Storybook's.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
})

export const Color = meta.story({
  name: 'Colors',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Light' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Dark' })).toBeVisible()
    await expect(canvas.getAllByText('fg.muted on bg.canvas')).toHaveLength(2)
  },
})

export const SeverityLevels = meta.story({
  name: 'Severity',
  render: () => <Severity />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Critical')).toHaveLength(2)
  },
})

export const TypeSizes = meta.story({
  name: 'Typography',
  render: () => <Type />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Headings of screens')).toBeVisible()
  },
})

export const Space = meta.story({
  name: 'Spacing and shape',
  render: () => <SpaceAndShape />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shadows' })).toBeVisible()
  },
})

export const IconSet = meta.story({
  name: 'Icons',
  render: () => <Icons />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OctagonAlert')).toBeVisible()
  },
})

export const ContentWidths = meta.story({
  name: 'Widths',
  render: () => <Widths />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('data · 110rem')).toBeVisible()
  },
})

export const StatesOfControls = meta.story({
  name: 'States of controls',
  render: () => <States />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'solid' })[0]).toHaveFocus()
  },
})

export const StatesRightToLeft = StatesOfControls.extend({
  name: 'States of controls, right to left',
  tags: ['!dev'],
  globals: { direction: 'rtl' },
})
