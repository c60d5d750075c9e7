import { Circle, CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'
import { Icon } from '~/ui/icon/icon.tsx'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

const looks = {
  neutral: {
    icon: Circle,
    sign: css({ color: 'severity.neutral' }),
  },
  info: {
    icon: Info,
    sign: css({ color: 'severity.info' }),
  },
  success: {
    icon: CircleCheck,
    sign: css({ color: 'green.fg' }),
  },
  warning: {
    icon: TriangleAlert,
    sign: css({ color: 'severity.warning' }),
  },
  error: {
    icon: CircleX,
    sign: css({ color: 'severity.critical' }),
  },
} satisfies Record<string, { icon: LucideIcon; sign: string }>

/** The meaning of a state for the user: each has a color and an icon. */
export type Status = keyof typeof looks

type StatusBadgeProps = {
  status: Status
  /** The word, since color alone must not carry the meaning. */
  children: ReactNode
  /** Replaces the icon of the status. */
  icon?: LucideIcon
}

/** The state of a thing: an icon and a word. */
export function StatusBadge({ status, children, ...props }: StatusBadgeProps) {
  const { icon, sign } = looks[status]
  const Sign = props.icon ?? icon
  return (
    <span className={cx(recipeClass('badge', { variant: 'plain' }), badge)}>
      <Icon className={cx(iconStyle, sign)}>
        <Sign aria-hidden />
      </Icon>
      {children}
    </span>
  )
}

const badge = css({
  gap: '1.5',
  px: '0',
  textStyle: 'sm',
  color: 'fg',
  userSelect: 'auto',
  whiteSpace: 'normal',
})
const iconStyle = css({ flexShrink: '0', boxSize: '4' })
