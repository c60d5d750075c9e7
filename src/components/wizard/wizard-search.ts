/** The route options of a wizard: the step stands in the URL, and what is no step of it falls back to the first. */
export function wizardSearch<Id extends string>(ids: readonly Id[]) {
  return {
    validateSearch: (raw: { step?: unknown }): { step?: Id } => {
      const step = ids.find((id) => id === raw.step)
      return step === undefined ? {} : { step }
    },
  }
}
