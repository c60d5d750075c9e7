import { useRouter } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import { MoreHorizontal } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { useMedia } from '~/ui/page/use-media.ts'
import { breakpoints } from '~/ui/theme/breakpoints.ts'
import { mutedText } from '~/ui/theme/muted-text.ts'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import type { GridRow } from './column.ts'
import { runAction, type LetteredAction, type RowAction } from './row-action.ts'
import { addressOf } from '~/ui/link/link-target.ts'

const ActionsMenu = lazyPart(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  LoadFailure,
)

type RowActionsProps = {
  actions: readonly RowAction[]
  /** The row's name: describes its buttons, whose names are their labels. */
  rowName: string
  /** From `useWide`. */
  wide: boolean
}

/** What can be done with a row: icons, and a menu of the rest; on a phone a menu of all. */
export function RowActions({ actions, wide, ...props }: RowActionsProps) {
  const mayOpen = useMayOpen()
  const intl = useIntl()
  const letters = lettersOf(actions.map(({ label }) => intl.formatMessage(label)))
  const open = actions.flatMap((action, index) =>
    action.hidden || ('link' in action && !mayOpen(action.link.to))
      ? []
      : { action, letter: letters[index] },
  )
  if (open.length === 0) return null
  const buttons = open.map((each) => (
    <ActionButton key={each.action.label.id} {...each} {...props} />
  ))
  const isInMenu = (index: number) => !wide || open[index]?.action.more === true
  const inMenu = open.filter((_, index) => isInMenu(index))
  return (
    <>
      {buttons.filter((_, index) => !isInMenu(index))}
      {inMenu.length > 0 && (
        <>
          <ActionsMenuButton actions={inMenu} {...props} />
          {/* The letters of the row press them. */}
          <span hidden>{buttons.filter((_, index) => isInMenu(index))}</span>
        </>
      )}
    </>
  )
}

/** For each label, its first letter that no label before it has. `G` leads to screens. */
function lettersOf(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set(['G'])
  return labels.map((label) => {
    const letters = label.toLocaleUpperCase().match(/\p{L}/gu) ?? []
    const free = letters.find((letter) => !taken.has(letter))
    if (free) taken.add(free)
    return free
  })
}

type ActionButtonProps = LetteredAction & { rowName: string }

function ActionButton({ action, letter, rowName }: ActionButtonProps) {
  const intl = useIntl()
  const router = useRouter()
  const label = intl.formatMessage(action.label)
  const look = {
    'data-action': action.danger ? 'danger' : '',
    'data-icon': action.icon.displayName,
    'aria-description': rowName,
  }
  if (action.disabled) {
    const reason = intl.formatMessage(action.disabled)
    // The tooltip that opens on focus would hide the row's name.
    const described = {
      'aria-description': `${rowName}. ${reason}`,
      'aria-describedby': undefined,
    }
    return (
      <WhyDisabled reason={reason}>
        {(control) => (
          <button {...look} {...control} {...described} type="button">
            {label}
          </button>
        )}
      </WhyDisabled>
    )
  }
  const shared = { ...look, title: label, 'aria-keyshortcuts': letter }
  return 'link' in action ? (
    <a
      {...shared}
      data-internal
      href={addressOf(router, action.link)}
      target={action.newTab ? '_blank' : undefined}
    >
      {label}
    </a>
  ) : (
    <button
      {...shared}
      type="button"
      onClick={({ currentTarget }) => runAction(currentTarget, action.onSelect)}
    >
      {label}
    </button>
  )
}

type ActionsMenuButtonProps = { actions: readonly LetteredAction[]; rowName: string }

function ActionsMenuButton({ actions, rowName }: ActionsMenuButtonProps) {
  const intl = useIntl()
  const menu = useMenu()
  const described = { 'aria-description': rowName }
  return (
    <>
      <button
        {...menu.button}
        {...described}
        type="button"
        data-action="menu"
        data-icon={MoreHorizontal.displayName}
        aria-label={intl.formatMessage(moreActions)}
      />
      {menu.open && <ActionsMenu actions={actions} {...menu.content} />}
    </>
  )
}

/** Whether the window has room for the buttons of each row. */
export const useWide = () => useMedia(`(min-width: ${breakpoints.md})`)

const moreActions = defineMessage({
  defaultMessage: 'More actions',
  description: 'Button that opens the menu of what can be done with a row',
})

type ActionIconsProps<Row extends RowData> = {
  rows: readonly GridRow<Row>[]
  actions: (row: Row) => RowAction[]
}

/**
 * Draws the icons of the row actions once, out of sight, as pictures for the buttons of all rows. Two hundred icons as
 * elements would take longer than the rest of the rows.
 */
export function ActionIcons<Row extends RowData>({ rows, actions }: ActionIconsProps<Row>) {
  const drawn = useRef<HTMLDivElement>(null)
  const icons = useMemo(() => {
    const used = rows.flatMap(({ original }) => actions(original).map(({ icon }) => icon))
    return [...new Set([MoreHorizontal, ...used])]
  }, [rows, actions])
  useLayoutEffect(() => {
    for (const [index, svg] of [...(drawn.current?.children ?? [])].entries()) {
      addIcon(icons[index]?.displayName ?? '', svg.outerHTML)
    }
  }, [icons])
  return (
    <div ref={drawn} hidden>
      {icons.map((Icon) => (
        <Icon key={Icon.displayName} />
      ))}
    </div>
  )
}

let iconStyles: CSSStyleSheet | undefined
const known = new Set<string>()

function addIcon(name: string, svg: string) {
  if (known.has(name)) return
  known.add(name)
  if (!iconStyles) {
    iconStyles = new CSSStyleSheet()
    document.adoptedStyleSheets.push(iconStyles)
  }
  const icon = `[data-icon="${CSS.escape(name)}"]::before`
  const picture = (color: string) =>
    `url("data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', color))}")`
  const atRest = (color: string) =>
    `tr:not(:hover, :focus-within) ${icon} { mask: none; background: ${picture(color)} 0 / contain }`
  // A mask has the color of the text, but is painted as a layer of its own: two hundred take longer than all else.
  iconStyles.insertRule(`${icon} { mask-image: ${picture('black')} }`)
  iconStyles.insertRule(
    `@media (hover: hover) and (forced-colors: none) { ${atRest(mutedText.light)} .dark ${atRest(mutedText.dark)} }`,
    1,
  )
}
