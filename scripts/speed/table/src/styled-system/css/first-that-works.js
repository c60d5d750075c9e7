export const firstThatWorks = (...values) => `firstThatWorks(${values.join(', ')})`
