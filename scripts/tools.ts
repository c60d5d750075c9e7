import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export type Outcome = { code: number; output: string }

/**
 * Runs Node or a tool of the project without telemetry, and resolves when it ends, with any exit code.
 *
 * @param options.inheritOutput Print as the tool runs; `output` is empty then.
 * @param options.prints Print as the tool runs, besides returning the output.
 * @param options.cwd The folder in which it runs, by default that of the project.
 */
export function runTool(
  tool: string,
  args: string[],
  {
    inheritOutput = false,
    prints = false,
    cwd = root,
  }: { inheritOutput?: boolean; prints?: boolean; cwd?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool)
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: inheritOutput ? 'inherit' : 'pipe',
    })
    let output = ''
    const keep = (text: string, to: NodeJS.WriteStream) => {
      output += text
      if (prints) to.write(text)
    }
    // A character may come in two pieces.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => keep(text, process.stdout))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => keep(text, process.stderr))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
