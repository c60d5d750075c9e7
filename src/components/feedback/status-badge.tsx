import { Badge, Icon } from '@chakra-ui/react'
import { Circle, CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  neutral: { icon: Circle, palette: 'gray' },
  info: { icon: Info, palette: 'blue' },
  success: { icon: CircleCheck, palette: 'green' },
  warning: { icon: TriangleAlert, palette: 'orange' },
  error: { icon: CircleX, palette: 'red' },
} satisfies Record<string, { icon: LucideIcon; palette: string }>

/** How a state is to be taken: each has a colour and a sign. */
export type Status = keyof typeof looks

type StatusBadgeProps = {
  status: Status
  /** The word; the colour never stands alone. */
  children: ReactNode
  /** In place of the sign of the status. */
  icon?: LucideIcon
  /** A plain one has no ground of its own, for where many stand close together. */
  variant?: 'subtle' | 'plain'
}

/** The state of a thing: a sign and a word. */
export function StatusBadge({ status, children, variant = 'subtle', ...props }: StatusBadgeProps) {
  const { icon, palette } = looks[status]
  const Sign = props.icon ?? icon
  return (
    <Badge
      variant={variant}
      colorPalette={palette}
      size="md"
      textStyle={variant === 'plain' ? 'sm' : 'xs'}
      px={variant === 'plain' ? '0' : '2'}
      gap="1.5"
      userSelect="auto"
      whiteSpace="normal"
    >
      <Icon boxSize={variant === 'plain' ? '4' : '3.5'} flexShrink="0">
        <Sign aria-hidden />
      </Icon>
      {children}
    </Badge>
  )
}
