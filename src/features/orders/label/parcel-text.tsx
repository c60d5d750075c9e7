import { useIntl, type IntlShape } from 'react-intl'
import type { ShipmentParcel } from '~/api/generated/model/index.ts'
import { parcelMeasures } from './messages.ts'
import { measuresOf } from './parcel.ts'

/** Units that the browser can format. */
const units: Partial<Record<string, string>> = {
  oz: 'ounce',
  lb: 'pound',
  g: 'gram',
  kg: 'kilogram',
  in: 'inch',
  cm: 'centimeter',
}

/** A parcel on one line: `6.4 lb, 14 × 12 × 8 in`. */
export function parcelText(intl: IntlShape, parcel: ShipmentParcel): string {
  const { weight, weightUnit, length, width, height, lengthUnit } = measuresOf(parcel)
  const measure = (value: number, short: string) => {
    const unit = units[short]
    return unit
      ? intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
      : `${intl.formatNumber(value)} ${short}`
  }
  return intl.formatMessage(parcelMeasures, {
    weight: measure(weight, weightUnit),
    length,
    width,
    height: measure(height, lengthUnit),
  })
}

export function ParcelText({ parcel }: { parcel: ShipmentParcel }) {
  return <bdi>{parcelText(useIntl(), parcel)}</bdi>
}
