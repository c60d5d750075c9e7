import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Flex, Stack } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { StyledAnchor } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Input } from '../../src/kit/form/input.tsx'
import { BusyButton } from '../../src/ui/button/busy-button.tsx'

const variants = ['solid', 'subtle', 'outline', 'ghost'] as const

/** Controls at rest, disabled, busy and invalid. Hover and tab through them to see the other states. */
export function States() {
  return (
    <Stack gap="8">
      <Row title="Buttons">
        {variants.map((variant) => (
          <Button key={variant} size="sm" variant={variant}>
            {variant}
          </Button>
        ))}
        <IconButton
          size="sm"
          variant="ghost"
          className={css({ colorPalette: 'gray' })}
          aria-label="Edit"
        >
          <Pencil aria-hidden />
        </IconButton>
      </Row>
      <Row title="Secondary">
        {variants.map((variant) => (
          <Button
            key={variant}
            size="sm"
            variant={variant}
            className={css({ colorPalette: 'gray' })}
          >
            {variant}
          </Button>
        ))}
      </Row>
      <Row title="Destructive">
        {variants.map((variant) => (
          <Button
            key={variant}
            size="sm"
            variant={variant}
            className={css({ colorPalette: 'red' })}
          >
            {variant}
          </Button>
        ))}
      </Row>
      <Row title="Disabled, busy">
        <Button size="sm" disabled>
          Save
        </Button>
        <Button size="sm" quiet disabled>
          Cancel
        </Button>
        <BusyButton size="sm" busy busyLabel="Saving...">
          Save
        </BusyButton>
      </Row>
      <Row title="Fields">
        <Input
          aria-label="At rest"
          placeholder="At rest"
          className={css({ borderColor: 'border.control', maxW: '3xs' })}
        />
        <Input
          aria-label="Invalid"
          aria-invalid
          placeholder="Invalid"
          className={css({ maxW: '3xs' })}
        />
        <Input
          aria-label="Disabled"
          disabled
          placeholder="Disabled"
          className={css({ maxW: '3xs' })}
        />
      </Row>
      <Row title="Links">
        <StyledAnchor href="#">A link in a list</StyledAnchor>
        <StyledAnchor href="#" variant="underline" className={css({ colorPalette: 'teal' })}>
          A link in text
        </StyledAnchor>
      </Row>
    </Stack>
  )
}

function Row(props: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        {props.title}
      </Heading>
      <Flex wrap="wrap" align="center" gap="3">
        {props.children}
      </Flex>
    </Stack>
  )
}
