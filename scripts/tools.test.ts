import { expect, test } from 'vitest'
import { runTool } from './tools.ts'

test('a character of a tool’s output that comes in two pieces stays whole', async () => {
  const program = `
    process.stdout.write(Buffer.from('é').subarray(0, 1), () =>
      setImmediate(() => process.stdout.write(Buffer.from('é').subarray(1))))`
  const { output } = await runTool('node', ['-e', program])
  expect(output).toBe('é')
})
