import type { CDPSession, Page } from '@playwright/test'

export type Figures = { heap: number; nodes: number; listeners: number }

/** Measures the memory that a tab retains after garbage collection. */
export class HeapMeter {
  private readonly session: CDPSession

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async attach(page: Page) {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    return new HeapMeter(session)
  }

  async measure(): Promise<Figures> {
    // Objects that one collection releases, such as the listeners of a node, are collected only by the next one.
    for (let round = 0; round < 3; round += 1)
      await this.session.send('HeapProfiler.collectGarbage')
    const { metrics } = await this.session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      heap: valueOf('JSHeapUsedSize'),
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
    }
  }
}

/** How much each figure has grown, as a ratio. */
export const growth = (before: Figures, after: Figures): Figures => ({
  heap: after.heap / before.heap,
  nodes: after.nodes / before.nodes,
  listeners: after.listeners / before.listeners,
})

export const asText = ({ heap, nodes, listeners }: Figures) =>
  `${(heap / 1_000_000).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`
