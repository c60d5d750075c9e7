/** Replaces Arabic-Indic digits, which an Arabic keyboard types. */
export const withLatinDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (sign) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(sign)))
