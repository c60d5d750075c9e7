import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Bell,
  Bookmark,
  Building2,
  CircleCheck,
  CircleDot,
  CircleX,
  Columns3,
  Copy,
  Cpu,
  Download,
  Eye,
  Info,
  MapPin,
  OctagonAlert,
  Pencil,
  Plus,
  RadioTower,
  RefreshCw,
  Router,
  Search,
  SignalHigh,
  SlidersHorizontal,
  Thermometer,
  Trash2,
  TriangleAlert,
  Upload,
  WifiOff,
  type LucideIcon,
} from 'lucide-react'
import { css } from '~/styled-system/css'
import { Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'

const uses = {
  'States and levels': {
    OctagonAlert,
    TriangleAlert,
    Info,
    CircleCheck,
    CircleX,
    CircleDot,
    WifiOff,
    Bell,
  },
  Actions: { Plus, Pencil, Trash2, Eye, Copy, Download, Upload, RefreshCw, Search },
  Tables: { ArrowUp, ArrowDown, ArrowUpDown, Columns3, Bookmark, SlidersHorizontal },
  'Devices and places': { RadioTower, Router, Thermometer, Cpu, SignalHigh, MapPin, Building2 },
} satisfies Record<string, Record<string, LucideIcon>>

/** The icons of the console by use: one set, one stroke, always beside a word or with a name. */
export function Icons() {
  return (
    <Stack gap="8">
      <styled.p maxW="prose">
        All icons come from Lucide. An icon beside a word is hidden from screen readers; a button
        with an icon alone has a name and a tooltip. Arrows that point along the text are mirrored
        in right-to-left languages.
      </styled.p>
      {Object.entries(uses).map(([title, names]) => (
        <Stack key={title} gap="3">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Grid templateColumns="repeat(auto-fill, minmax({sizes.36}, 1fr))" gap="3">
            {Object.entries<LucideIcon>(names).map(([name, Sign]) => (
              <Flex key={name} align="center" gap="2" textStyle="sm">
                <Icon className={css({ boxSize: '4' })}>
                  <Sign aria-hidden />
                </Icon>
                {name}
              </Flex>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}
