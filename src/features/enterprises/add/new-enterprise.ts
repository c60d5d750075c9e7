import { nodesOf, type TreeNode } from '~/lib/tree.ts'

/** A node of the business structure. */
export interface Level extends TreeNode<Level> {
  requiresTimezone: boolean
  enableFloorPlan: boolean
}

/** A location, or a group of locations. */
export interface Grouping extends TreeNode<Grouping> {
  levelId: string
  timezone: string | null
  monitoringVisible: boolean
  /** The root has the enterprise's name, also when that changes, unless it was given another. */
  namedAfterEnterprise?: boolean
}

/** What the business structure begins as. Only the last one is edited by hand. */
export type Template = 'grocery_default' | 'qsr_default' | 'bs_custom'

/** The two trees of an enterprise; null as long as they have no root. */
export type Trees = { structure: Level | null; groupings: Grouping | null }

/** What the wizard holds. Each template has its own trees, so that a look at another one costs nothing. */
export type NewEnterprise = {
  name: string
  template: Template
  trees: Record<Template, Trees>
  adminUser: { firstName: string; lastName: string; username: string }
  adminPassword: string
}

/** What the wizard begins with. The first administrator bears the product's name. */
export function newEnterprise(productName: string): NewEnterprise {
  return {
    name: '',
    template: 'grocery_default',
    trees: {
      grocery_default: { structure: corporationWith('Location'), groupings: null },
      qsr_default: { structure: corporationWith('Store'), groupings: null },
      bs_custom: { structure: null, groupings: null },
    },
    adminUser: { firstName: productName, lastName: 'Admin', username: '' },
    adminPassword: '',
  }
}

// The ids are always the same, since a draft that is restored refers to them.
const corporationWith = (name: string): Level => ({
  id: 'corporation',
  name: 'Corporation',
  requiresTimezone: false,
  enableFloorPlan: false,
  children: [{ id: name, name, requiresTimezone: true, enableFloorPlan: true, children: [] }],
})

/** The trees of the chosen template, with the root grouping named after the enterprise where it is. */
export function treesOf({ name, template, trees }: TreeValues): Trees {
  const { structure, groupings } = trees[template]
  const named = groupings?.namedAfterEnterprise ? { ...groupings, name } : groupings
  return { structure, groupings: named }
}

type TreeValues = Pick<NewEnterprise, 'name' | 'template' | 'trees'>

/** Whether somebody has built a tree for the chosen template. */
export const hasBuiltTree = ({ template, trees }: TreeValues): boolean =>
  trees[template].groupings !== null ||
  (template === 'bs_custom' && trees[template].structure !== null)

/** The level that a grouping belongs to; undefined when the structure has no such level. */
export const levelOf = (structure: Level | null, { levelId }: Pick<Grouping, 'levelId'>) =>
  nodesOf(structure).find(({ id }) => id === levelId)

/** Both trees with another structure: the groupings are discarded when one of them is of a level that is gone. */
export function withStructure({ groupings }: Trees, structure: Level | null): Trees {
  const fits = nodesOf(groupings).every((grouping) => levelOf(structure, grouping))
  return { structure, groupings: fits ? groupings : null }
}

/** Whether any grouping is of this level. */
export const isLevelUsed = ({ id }: Level, groupings: Grouping | null): boolean =>
  nodesOf(groupings).some(({ levelId }) => levelId === id)

/** Whether the grouping's level requires a time zone and it has none. */
export const lacksTimezone = (structure: Level | null, grouping: Grouping): boolean =>
  grouping.timezone === null && levelOf(structure, grouping)?.requiresTimezone === true

/** How many groupings still need a time zone, for instance since their level was changed. */
export const countWithoutTimezone = ({ structure, groupings }: Trees): number =>
  nodesOf(groupings).filter((grouping) => lacksTimezone(structure, grouping)).length

/** The level that a new grouping most likely is of: the first one below its parent's, or else the same. */
export function likelyLevel(structure: Level, parent: Grouping | null): Level {
  const level = parent && levelOf(structure, parent)
  return level ? (level.children[0] ?? level) : structure
}
