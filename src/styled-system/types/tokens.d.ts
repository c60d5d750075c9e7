export type AnimationToken = "pulse" | "spin"

export type BorderWidthToken = "edge"

export type BreakpointToken = "2xl" | "lg" | "md" | "sm" | "xl"

export type ColorToken = "bg" | "bg.canvas" | "bg.emphasized" | "bg.error" | "bg.info" | "bg.inverted" | "bg.muted" | "bg.panel" | "bg.subtle" | "bg.success" | "bg.warning" | "black" | "blackAlpha.500" | "blue.100" | "blue.200" | "blue.300" | "blue.400" | "blue.50" | "blue.500" | "blue.600" | "blue.700" | "blue.800" | "blue.900" | "blue.950" | "blue.border" | "blue.contrast" | "blue.emphasized" | "blue.fg" | "blue.focusRing" | "blue.muted" | "blue.solid" | "blue.subtle" | "border" | "border.control" | "border.emphasized" | "border.error" | "border.info" | "border.inverted" | "border.muted" | "border.subtle" | "border.success" | "border.warning" | "chart" | "colorPalette" | "colorPalette.100" | "colorPalette.200" | "colorPalette.300" | "colorPalette.400" | "colorPalette.50" | "colorPalette.500" | "colorPalette.600" | "colorPalette.700" | "colorPalette.800" | "colorPalette.900" | "colorPalette.950" | "colorPalette.border" | "colorPalette.canvas" | "colorPalette.contrast" | "colorPalette.control" | "colorPalette.critical" | "colorPalette.emphasized" | "colorPalette.error" | "colorPalette.fg" | "colorPalette.focusRing" | "colorPalette.info" | "colorPalette.inverted" | "colorPalette.muted" | "colorPalette.neutral" | "colorPalette.panel" | "colorPalette.solid" | "colorPalette.subtle" | "colorPalette.success" | "colorPalette.warning" | "current" | "edge" | "fg" | "fg.error" | "fg.info" | "fg.inverted" | "fg.muted" | "fg.subtle" | "fg.success" | "fg.warning" | "gray.100" | "gray.200" | "gray.300" | "gray.400" | "gray.50" | "gray.500" | "gray.600" | "gray.700" | "gray.800" | "gray.900" | "gray.950" | "gray.border" | "gray.contrast" | "gray.emphasized" | "gray.fg" | "gray.focusRing" | "gray.muted" | "gray.solid" | "gray.subtle" | "green.100" | "green.200" | "green.300" | "green.400" | "green.50" | "green.500" | "green.600" | "green.700" | "green.800" | "green.900" | "green.950" | "green.border" | "green.contrast" | "green.emphasized" | "green.fg" | "green.focusRing" | "green.muted" | "green.solid" | "green.subtle" | "orange.100" | "orange.200" | "orange.300" | "orange.400" | "orange.50" | "orange.500" | "orange.600" | "orange.700" | "orange.800" | "orange.900" | "orange.950" | "orange.border" | "orange.contrast" | "orange.emphasized" | "orange.fg" | "orange.focusRing" | "orange.muted" | "orange.solid" | "orange.subtle" | "red.100" | "red.200" | "red.300" | "red.400" | "red.50" | "red.500" | "red.600" | "red.700" | "red.800" | "red.900" | "red.950" | "red.border" | "red.contrast" | "red.emphasized" | "red.fg" | "red.focusRing" | "red.muted" | "red.solid" | "red.subtle" | "rule" | "severity.critical" | "severity.info" | "severity.neutral" | "severity.warning" | "teal.100" | "teal.200" | "teal.300" | "teal.400" | "teal.50" | "teal.500" | "teal.600" | "teal.700" | "teal.800" | "teal.900" | "teal.950" | "teal.border" | "teal.contrast" | "teal.emphasized" | "teal.fg" | "teal.focusRing" | "teal.muted" | "teal.solid" | "teal.subtle" | "transparent" | "white"

export type CursorToken = "button" | "checkbox" | "disabled" | "menuitem" | "option" | "radio" | "slider" | "switch"

export type DurationToken = "fast" | "faster" | "fastest" | "moderate" | "slow" | "slower" | "slowest"

export type EasingToken = "ease-in-out" | "ease-in-smooth"

export type FontSizeToken = "2xl" | "2xs" | "3xl" | "4xl" | "5xl" | "6xl" | "7xl" | "lg" | "md" | "sm" | "xl" | "xs"

export type FontWeightToken = "bold" | "medium" | "normal" | "semibold"

export type FontToken = "body" | "heading" | "mono"

export type LetterSpacingToken = "tight" | "wide" | "widest"

export type LineHeightToken = "moderate" | "short" | "shorter" | "tall"

export type RadiusToken = "full" | "l1" | "l2" | "l3" | "lg" | "md" | "none" | "sm" | "xl" | "xs"

export type ShadowToken = "inset" | "lg" | "md" | "sm" | "xl" | "xs"

export type SizeToken = "0.5" | "1" | "1.5" | "10" | "11" | "12" | "14" | "16" | "2" | "2.5" | "20" | "24" | "28" | "2xl" | "2xs" | "3" | "3.5" | "32" | "36" | "3xl" | "3xs" | "4" | "4.5" | "40" | "44" | "48" | "4xl" | "5" | "52" | "56" | "5xl" | "6" | "60" | "64" | "6xl" | "7" | "72" | "7xl" | "8" | "80" | "8xl" | "9" | "96" | "breakpoint-2xl" | "breakpoint-lg" | "breakpoint-md" | "breakpoint-sm" | "breakpoint-xl" | "data" | "dvh" | "dvw" | "fit" | "form" | "full" | "lg" | "max" | "md" | "min" | "prose" | "sm" | "xl" | "xs"

export type SpacingToken = "-0.5" | "-1" | "-1.5" | "-10" | "-11" | "-12" | "-14" | "-16" | "-2" | "-2.5" | "-20" | "-24" | "-28" | "-3" | "-3.5" | "-32" | "-36" | "-4" | "-4.5" | "-40" | "-44" | "-48" | "-5" | "-52" | "-56" | "-6" | "-60" | "-64" | "-7" | "-72" | "-8" | "-80" | "-9" | "-96" | "0.5" | "1" | "1.5" | "10" | "11" | "12" | "14" | "16" | "2" | "2.5" | "20" | "24" | "28" | "3" | "3.5" | "32" | "36" | "4" | "4.5" | "40" | "44" | "48" | "5" | "52" | "56" | "6" | "60" | "64" | "7" | "72" | "8" | "80" | "9" | "96"

export type ZIndexToken = "banner" | "base" | "docked" | "dropdown" | "hide" | "modal" | "overlay" | "popover" | "skipNav" | "sticky" | "toast" | "tooltip"

export interface Tokens {
  animations: AnimationToken
  borderWidths: BorderWidthToken
  breakpoints: BreakpointToken
  colors: ColorToken
  cursor: CursorToken
  durations: DurationToken
  easings: EasingToken
  fontSizes: FontSizeToken
  fontWeights: FontWeightToken
  fonts: FontToken
  letterSpacings: LetterSpacingToken
  lineHeights: LineHeightToken
  radii: RadiusToken
  shadows: ShadowToken
  sizes: SizeToken
  spacing: SpacingToken
  zIndex: ZIndexToken
}

export type Token = `animations.${AnimationToken}` | `borderWidths.${BorderWidthToken}` | `breakpoints.${BreakpointToken}` | `colors.${ColorToken}` | `cursor.${CursorToken}` | `durations.${DurationToken}` | `easings.${EasingToken}` | `fontSizes.${FontSizeToken}` | `fontWeights.${FontWeightToken}` | `fonts.${FontToken}` | `letterSpacings.${LetterSpacingToken}` | `lineHeights.${LineHeightToken}` | `radii.${RadiusToken}` | `shadows.${ShadowToken}` | `sizes.${SizeToken}` | `spacing.${SpacingToken}` | `zIndex.${ZIndexToken}`

export type ColorOpacityModifier = `${number}`

export type ColorOpacityToken = `colors.${ColorToken}/${ColorOpacityModifier}`

export type TokenPath = Token | ColorOpacityToken

export type ColorPalette = "bg" | "black" | "blackAlpha" | "blue" | "border" | "chart" | "current" | "edge" | "fg" | "gray" | "green" | "orange" | "red" | "rule" | "severity" | "teal" | "transparent" | "white"

export type TokenValue<T extends string> = T extends keyof Tokens ? Tokens[T] : never