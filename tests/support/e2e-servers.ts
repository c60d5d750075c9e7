export type Ports = { port: number; apiPort: number }

const base = Number(process.env['WAYPOST_E2E_PORT'] ?? 4100)

export const built: Ports = { port: base, apiPort: base + 10 }
export const development: Ports = { port: base + 1, apiPort: base + 11 }

export const addressOf = ({ port }: Ports) => `http://127.0.0.1:${port}`

/** The environment of `scripts/console.ts`. */
export const environmentOf = ({ port, apiPort }: Ports) => ({
  WAYPOST_PORT: String(port),
  WAYPOST_API_PORT: String(apiPort),
  // The world's clock is fixed, like the browser's.
  WAYPOST_NOW: '2026-11-16T15:00:00Z',
})
