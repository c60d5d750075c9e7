import { within } from 'storybook/test'
import { api } from './api.ts'

type Canvas = ReturnType<typeof within>

export const section = (canvas: Canvas, name: string) => canvas.findByRole('region', { name })
export const attention = (canvas: Canvas) => section(canvas, 'Needs attention')
export const alerts = (canvas: Canvas) => section(canvas, 'Latest alerts')
export const item = (region: HTMLElement, text: string) =>
  within(region)
    .getAllByRole('listitem')
    .find((each) => each.textContent.includes(text))
export const alertRows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 1)
export const asked = (name: string) =>
  api.calls('listDashboardAlerts').map(({ url }) => new URL(url).searchParams.get(name))

export const loading = {
  answers: {
    getNeedsAttention: { delay: 'infinite' },
    listDashboardAlerts: { delay: 'infinite' },
  },
} as const
