'use no memo' // The hooks below say what is kept; the compiler's code would be larger.

import { useRouter } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import { MoreHorizontal } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { addressOf } from '~/ui/link/link-target.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import type { LinkTools } from '~/ui/link/row-link.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { useMedia } from '~/ui/page/use-media.ts'
import { breakpoints } from '~/ui/theme/breakpoints.ts'
import { mutedText } from '~/ui/theme/muted-text.ts'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import type { GridRow } from './column.ts'
import { runAction, type LetteredAction, type RowAction } from './row-action.ts'

const ActionsMenu = lazyPart(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  LoadFailure,
)

/** What the actions of all rows need, once for the table: components of their own would take longer than the rest of the rows. */
export type ActionTools = LinkTools & {
  /** From `useWide`. */
  wide: boolean
  textOf: (label: MessageDescriptor) => string
  lettersOf: (labels: readonly string[]) => (string | undefined)[]
}

export function useActionTools(): ActionTools {
  const router = useRouter()
  const mayOpen = useMayOpen()
  const intl = useIntl()
  const wide = useWide()
  return useMemo(() => {
    const texts = new Map<string | undefined, string>()
    const letters = new Map<string, (string | undefined)[]>()
    return {
      router,
      mayOpen,
      wide,
      textOf: (label) => cached(texts, label.id, () => intl.formatMessage(label)),
      lettersOf: (labels) => cached(letters, labels.join('\n'), () => lettersOf(labels)),
    }
  }, [router, mayOpen, intl, wide])
}

function cached<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}

/**
 * What can be done with a row: icons, and a menu of the rest; on a phone a menu of all.
 *
 * @param rowName Describes the row's buttons, whose names are their labels.
 */
export function rowActions(
  actions: readonly RowAction[],
  rowName: string,
  tools: ActionTools,
): ReactNode[] {
  const letters = tools.lettersOf(actions.map(({ label }) => tools.textOf(label)))
  const open = actions.flatMap((action, index) =>
    action.hidden || ('link' in action && !tools.mayOpen(action.link.to))
      ? []
      : { action, letter: letters[index] },
  )
  const isInMenu = ({ action }: LetteredAction) => !tools.wide || action.more === true
  const inMenu = open.filter(isInMenu)
  const buttonsOf = (some: readonly LetteredAction[]) =>
    some.map((each) => actionButton(each, rowName, tools))
  const buttons = buttonsOf(open.filter((each) => !isInMenu(each)))
  if (inMenu.length === 0) return buttons
  return [
    ...buttons,
    <ActionsMenuButton key="menu" actions={inMenu} rowName={rowName} />,
    // The letters of the row press them.
    <span key="hidden" hidden>
      {buttonsOf(inMenu)}
    </span>,
  ]
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

function actionButton({ action, letter }: LetteredAction, rowName: string, tools: ActionTools) {
  const label = tools.textOf(action.label)
  const key = action.label.id
  const look = {
    'data-action': action.danger ? 'danger' : '',
    'data-icon': action.icon.displayName,
    'aria-description': rowName,
  }
  if (action.disabled) {
    const reason = tools.textOf(action.disabled)
    // The tooltip that opens on focus would hide the row's name.
    const described = {
      'aria-description': `${rowName}. ${reason}`,
      'aria-describedby': undefined,
    }
    return (
      <WhyDisabled key={key} reason={reason}>
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
      key={key}
      {...shared}
      data-internal
      href={addressOf(tools.router, action.link)}
      target={action.newTab ? '_blank' : undefined}
    >
      {label}
    </a>
  ) : (
    <button
      key={key}
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
const drawnIcons = new Set<string>()

function addIcon(name: string, svg: string) {
  if (drawnIcons.has(name)) return
  drawnIcons.add(name)
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
