import type { RowData } from '@tanstack/react-table'
import { MoreHorizontal, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import type { RowAction } from './row-action.ts'
import type { GridRow } from './table-features.ts'

type IconSpriteProps<Row extends RowData> = {
  /** Tells the sprites of a page apart. */
  id: string
  rows: readonly GridRow<Row>[]
  actions: (row: Row) => RowAction[]
}

/** The icons of the row actions, drawn once and out of sight. The buttons of all rows refer to them. */
export function IconSprite<Row extends RowData>({ id, rows, actions }: IconSpriteProps<Row>) {
  const icons = useMemo(() => {
    const used = rows.flatMap(({ original }) => actions(original).map(({ icon }) => icon))
    return [...new Set([MoreHorizontal, ...used])]
  }, [rows, actions])
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <defs>
        {icons.map((Icon) => (
          <Icon key={Icon.displayName} id={iconId(id, Icon)} />
        ))}
      </defs>
    </svg>
  )
}

/** An icon of a sprite. */
export const SpriteIcon = ({ sprite, icon }: { sprite: string; icon: LucideIcon }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <use href={`#${iconId(sprite, icon)}`} />
  </svg>
)

const iconId = (sprite: string, icon: LucideIcon) => `${sprite}${icon.displayName}`
