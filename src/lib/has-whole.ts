/** Whether a text contains a phrase as whole words. */
export const hasWhole = (text: string, phrase: string) =>
  text.includes(phrase) &&
  text.split(phrase).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !/[\p{L}\d_-]$/u.test(before) && !/^[\p{L}\d_-]/u.test(after)
  })
