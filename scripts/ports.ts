/** The port that a variable of the environment names. Ends the process, with what is wrong, when that is none. */
export function portFrom(name: string, otherwise: number): number {
  const text = process.env[name]
  const number = Number(text ?? otherwise)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  console.error(`${name} is "${text}", which is not a port.`)
  process.exit(1)
}

/** What to do about a port that something else listens at. */
export const portTaken = (port: number, name: string): string =>
  `Port ${port} is taken. Set another with ${name}, for example: ${name}=${port + 100}`
