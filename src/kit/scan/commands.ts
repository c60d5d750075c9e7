/** What users tell a screen without putting the scanner down: by a code of the command sheet, a key or a button. */
export type Command = 'next' | 'undo' | 'print' | 'skip' | 'buy'

/** The commands in the order of the sheet, with their keys. */
export const commandKeys: Record<Command, string> = {
  next: 'N',
  undo: 'U',
  print: 'P',
  skip: 'S',
  buy: 'B',
}

export const commands = Object.keys(commandKeys) as Command[]

/** No MAC address and no order number begins like this. */
const prefix = 'COMMAND-'

/** The text of a command's bar code. */
export const codeOf = (command: Command) => prefix + command.toUpperCase()

/** The command of a code; null for an unknown one, undefined if the code is no command. */
export function commandOf(code: string): Command | null | undefined {
  const text = code.trim().toUpperCase()
  if (!text.startsWith(prefix)) return undefined
  return commands.find((command) => codeOf(command) === text) ?? null
}
