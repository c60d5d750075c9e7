import { hasOtherNamed } from '~/lib/tree.ts'
import { checkName } from './check-enterprise.ts'
import {
  countWithoutTimezone,
  rootGroupingOf,
  treesOf,
  type NewEnterprise,
  type Trees,
} from './new-enterprise.ts'

/** How far a new enterprise has come. */
export type AddStage = {
  /** Those of the chosen template. */
  trees: Trees
  skips: { structure: boolean }
  /** What each step still lacks. */
  lacks: {
    general: 'name' | 'shorterName' | null
    structure: 'root' | null
    groupings: 'root' | 'uniqueName' | 'timezones' | null
  }
  /** How many locations have no time zone. */
  withoutTimezone: number
}

export function stageOf(entered: Pick<NewEnterprise, 'name' | 'template' | 'trees'>): AddStage {
  const { name, template } = entered
  const trees = treesOf(entered)
  const { structure, groupings } = trees
  const withoutTimezone = countWithoutTimezone(trees)
  const lackOfGroupings = () => {
    if (!groupings) return rootGroupingOf(name, structure) ? null : 'root'
    if (hasOtherNamed(groupings, groupings.name, groupings.id)) return 'uniqueName'
    return withoutTimezone > 0 ? 'timezones' : null
  }
  return {
    trees,
    skips: { structure: template !== 'bs_custom' },
    lacks: {
      general: name === '' ? 'name' : checkName({ name })['name'] ? 'shorterName' : null,
      structure: structure ? null : 'root',
      groupings: lackOfGroupings(),
    },
    withoutTimezone,
  }
}
