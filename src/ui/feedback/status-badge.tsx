import { css, cx } from '~/styled-system/css'
import { Circle, CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon/icon.tsx'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

const looks = {
  neutral: {
    icon: Circle,
    palette: css({ colorPalette: 'gray' }),
    sign: css({ color: 'severity.neutral' }),
  },
  info: {
    icon: Info,
    palette: css({ colorPalette: 'blue' }),
    sign: css({ color: 'severity.info' }),
  },
  success: {
    icon: CircleCheck,
    palette: css({ colorPalette: 'green' }),
    sign: css({ color: 'green.fg' }),
  },
  warning: {
    icon: TriangleAlert,
    palette: css({ colorPalette: 'orange' }),
    sign: css({ color: 'severity.warning' }),
  },
  error: {
    icon: CircleX,
    palette: css({ colorPalette: 'red' }),
    sign: css({ color: 'severity.critical' }),
  },
} satisfies Record<string, { icon: LucideIcon; palette: string; sign: string }>

/** The meaning of a state for the user: each has a color and an icon. */
export type Status = keyof typeof looks

type StatusBadgeProps = {
  status: Status
  /** The word, since color alone must not carry the meaning. */
  children: ReactNode
  /** Replaces the icon of the status. */
  icon?: LucideIcon
  /** `plain` has no background, for long lists; `solid` is filled, for the few states that need action now. */
  variant?: 'subtle' | 'plain' | 'solid'
}

/** The state of a thing: an icon and a word. */
export function StatusBadge({ status, children, variant = 'subtle', ...props }: StatusBadgeProps) {
  const { icon, palette, sign } = looks[status]
  const plain = variant === 'plain'
  const Sign = props.icon ?? icon
  return (
    <span
      className={cx(
        recipeClass('badge', { variant }),
        badge,
        plain ? plainBadge : filledBadge,
        palette,
      )}
    >
      <Icon className={plain ? cx(plainIcon, sign) : filledIcon}>
        <Sign aria-hidden />
      </Icon>
      {children}
    </span>
  )
}

const badge = css({ gap: '1.5', userSelect: 'auto', whiteSpace: 'normal' })
const plainBadge = css({ textStyle: 'sm', px: '0', color: 'fg' })
const filledBadge = css({ textStyle: 'xs', px: '2' })
const plainIcon = css({ flexShrink: '0', boxSize: '4' })
const filledIcon = css({ flexShrink: '0', boxSize: '3.5' })
