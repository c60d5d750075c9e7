/** The route options of a wizard: the step stands in the URL, and what is no step of it falls back to the first. */
export function wizardSearch(steps: readonly string[]) {
  return {
    validateSearch: (raw: { step?: unknown }): { step?: string } => {
      const step = steps.find((id) => id === raw.step)
      return step === undefined ? {} : { step }
    },
  }
}
