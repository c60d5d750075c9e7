import { Button, Flex, Heading, IconButton, Link, Stack } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { BusyButton } from '../../src/ui/button/busy-button.tsx'
import { Input } from '../../src/kit/form/input.tsx'

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
        <IconButton size="sm" variant="ghost" colorPalette="gray" aria-label="Edit">
          <Pencil aria-hidden />
        </IconButton>
      </Row>
      <Row title="Secondary">
        {variants.map((variant) => (
          <Button key={variant} size="sm" variant={variant} colorPalette="gray">
            {variant}
          </Button>
        ))}
      </Row>
      <Row title="Destructive">
        {variants.map((variant) => (
          <Button key={variant} size="sm" variant={variant} colorPalette="red">
            {variant}
          </Button>
        ))}
      </Row>
      <Row title="Disabled, busy">
        <Button size="sm" disabled>
          Save
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" disabled>
          Cancel
        </Button>
        <BusyButton size="sm" busy busyLabel="Saving...">
          Save
        </BusyButton>
      </Row>
      <Row title="Fields">
        <Input aria-label="At rest" placeholder="At rest" borderColor="border.control" maxW="3xs" />
        <Input aria-label="Invalid" aria-invalid placeholder="Invalid" maxW="3xs" />
        <Input aria-label="Disabled" disabled placeholder="Disabled" maxW="3xs" />
      </Row>
      <Row title="Links">
        <Link href="#">A link in a list</Link>
        <Link href="#" variant="underline" colorPalette="teal">
          A link in text
        </Link>
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
