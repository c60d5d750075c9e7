import { Badge } from '@chakra-ui/react'
import { badgeRecipe } from '@chakra-ui/react/theme'
import { Circle, CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon/icon.tsx'

const looks = {
  neutral: { icon: Circle, palette: 'gray', sign: 'severity.neutral' },
  info: { icon: Info, palette: 'blue', sign: 'severity.info' },
  success: { icon: CircleCheck, palette: 'green', sign: 'green.fg' },
  warning: { icon: TriangleAlert, palette: 'orange', sign: 'severity.warning' },
  error: { icon: CircleX, palette: 'red', sign: 'severity.critical' },
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
    <Badge
      recipe={badgeRecipe}
      variant={variant}
      colorPalette={palette}
      size="md"
      textStyle={plain ? 'sm' : 'xs'}
      px={plain ? '0' : '2'}
      color={plain ? 'fg' : undefined}
      gap="1.5"
      userSelect="auto"
      whiteSpace="normal"
    >
      <Icon boxSize={plain ? '4' : '3.5'} flexShrink="0" color={plain ? sign : undefined}>
        <Sign aria-hidden />
      </Icon>
      {children}
    </Badge>
  )
}
