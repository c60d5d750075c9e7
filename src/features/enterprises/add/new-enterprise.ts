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
  /** Set for the root: its name follows the enterprise's name until the user renames it. */
  namedAfterEnterprise?: boolean
}

/** The initial business structure. Only `bs_custom` is edited by hand. */
export type Template = 'grocery_default' | 'qsr_default' | 'bs_custom'

/** The two trees of an enterprise; null without a root. */
export type Trees = { structure: Level | null; groupings: Grouping | null }

/** The wizard's values. Each template has its own trees, so that trying another one loses nothing. */
export type NewEnterprise = {
  name: string
  template: Template
  trees: Record<Template, Trees>
  adminUser: { firstName: string; lastName: string; username: string }
  adminPassword: string
}

/** The initial values. The first administrator is named after the product. */
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

// The ids are constant, since a restored draft refers to them.
const corporationWith = (name: string): Level => ({
  id: 'corporation',
  name: 'Corporation',
  requiresTimezone: false,
  enableFloorPlan: false,
  children: [{ id: name, name, requiresTimezone: true, enableFloorPlan: true, children: [] }],
})

/** The trees of the chosen template, with the name of the root grouping filled in. */
export function treesOf({ name, template, trees }: TreeValues): Trees {
  const { structure, groupings } = trees[template]
  const named = groupings?.namedAfterEnterprise ? { ...groupings, name } : groupings
  return { structure, groupings: named }
}

type TreeValues = Pick<NewEnterprise, 'name' | 'template' | 'trees'>

/** The only grouping of an enterprise for which none was created. Null if the user has to choose its time zone. */
export const rootGroupingOf = (name: string, structure: Level | null): Grouping | null =>
  structure && !structure.requiresTimezone
    ? {
        id: 'root',
        name,
        levelId: structure.id,
        timezone: null,
        monitoringVisible: false,
        children: [],
      }
    : null

/** Whether the user has built a tree for the chosen template. */
export const hasBuiltTree = ({ template, trees }: TreeValues): boolean =>
  trees[template].groupings !== null ||
  (template === 'bs_custom' && trees[template].structure !== null)

/** The level of a grouping; undefined if the structure lacks it. */
export const levelOf = (structure: Level | null, { levelId }: Pick<Grouping, 'levelId'>) =>
  nodesOf(structure).find(({ id }) => id === levelId)

/** Both trees with a new structure. The groupings are discarded if the level of one of them is gone. */
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

/** The number of groupings that lack a required time zone, for instance after a change of their level. */
export const countWithoutTimezone = ({ structure, groupings }: Trees): number =>
  nodesOf(groupings).filter((grouping) => lacksTimezone(structure, grouping)).length

/** The suggested level of a new grouping: the first one below its parent's, else the same. */
export function likelyLevel(structure: Level, parent: Grouping | null): Level {
  const level = parent && levelOf(structure, parent)
  return level ? (level.children[0] ?? level) : structure
}
