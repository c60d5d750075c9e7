import { distinctCodes } from '~/lib/codes.ts'

/** The server refuses to look for a longer serial number. */
export const maxSerialLength = 200

/** For comparing serial numbers, which ignore letter case. */
export const foldedSerial = (serial: string) => serial.toLowerCase()

/** The distinct serial numbers in a typed or pasted text. */
export const serialsOf = (text: string) => distinctCodes(text, foldedSerial)
