/** The port in an environment variable. Ends the process with a message if it is invalid. */
export function portFrom(name: string, otherwise: number): number {
  const text = process.env[name]
  const number = Number(text ?? otherwise)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  console.error(`${name} is "${text}", which is not a port.`)
  process.exit(1)
}

/** Advice for a port that is already in use. */
export const portTaken = (port: number, name: string): string =>
  `Port ${port} is taken. Set another with ${name}, for example: ${name}=${port + 100}`
