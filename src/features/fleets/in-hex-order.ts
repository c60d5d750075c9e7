/**
 * A sort key for MAC addresses. It consists of letters only, since tables sort digits within a text as numbers, which
 * would put 10 after 9A.
 */
export const inHexOrder = (macAddress: string) =>
  macAddress.replaceAll(/[\dA-F]/gi, (digit) => String.fromCodePoint(97 + parseInt(digit, 16)))
