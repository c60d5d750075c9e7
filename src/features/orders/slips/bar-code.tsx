import JsBarcode from 'jsbarcode'
import { styled } from '~/styled-system/jsx'

type BarCodeProps = {
  text: string
  /** The height of the bars, in millimeters. */
  height: number
}

/** The width of the thinnest bar, in millimeters: what a hand scanner reads from any printer. */
const barWidth = 0.33
/** Scanners need an empty space beside the bars, in thinnest bars. */
const quiet = 10

/** A text as a Code 128 bar code, with the text below it. Nothing if the code has no sign for a letter of it. */
export function BarCode({ text, height }: BarCodeProps) {
  const bars = barsOf(text)
  if (bars === undefined) return null
  const width = bars.length + 2 * quiet
  return (
    <styled.figure display="inline-block" textAlign="center" breakInside="avoid">
      <svg
        viewBox={`0 0 ${width} 1`}
        width={`${width * barWidth}mm`}
        height={`${height}mm`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path d={pathOf(bars)} fill="black" />
      </svg>
      <styled.figcaption textStyle="xs" fontFamily="mono">
        <bdi>{text}</bdi>
      </styled.figcaption>
    </styled.figure>
  )
}

/** The bars as digits, 1 for black; undefined if the text cannot be one. */
function barsOf(text: string): string | undefined {
  // With an object instead of an element, the library only encodes.
  const target: { encodings?: readonly { data: string }[] } = {}
  let isValid = true
  JsBarcode(target, text, { format: 'CODE128', valid: (valid) => (isValid = valid) })
  return isValid ? target.encodings?.map(({ data }) => data).join('') : undefined
}

const pathOf = (bars: string) =>
  [...bars.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`)
    .join('')
