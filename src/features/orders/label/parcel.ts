import { safeParse } from 'zod/v4/core'
import { ParcelRequest, type Shipment, type ShipmentParcel } from '~/api/generated/model/index.ts'
import { sameValue } from '~/lib/same-value.ts'

export type WeightUnit = ParcelRequest['weightUnit']

export const weightUnits: readonly WeightUnit[] = ['oz', 'lb', 'g', 'kg']

/** A parcel in a form: a number is null when empty, or text that is not a number yet. */
export type ParcelDraft = {
  weightUnit: WeightUnit
  weight: number | null
  lengthInInches: number | null
  widthInInches: number | null
  heightInInches: number | null
}

export const noParcel: ParcelDraft = {
  weightUnit: 'lb',
  weight: null,
  lengthInInches: null,
  widthInInches: null,
  heightInInches: null,
}

/** The parcel to send; undefined while a number is missing or not positive. */
export function fullParcel(draft: ParcelDraft): ParcelRequest | undefined {
  const { weightUnit, weight, lengthInInches, widthInInches, heightInInches } = draft
  const parcel = { weightUnit, weight, lengthInInches, widthInInches, heightInInches }
  const { success, data } = safeParse(ParcelRequest, parcel)
  return success ? data : undefined
}

/** The parcels to send; undefined while one of them is not complete. */
export function fullParcels(drafts: readonly ParcelDraft[]): ParcelRequest[] | undefined {
  const parcels = drafts.flatMap((draft) => fullParcel(draft) ?? [])
  return parcels.length === drafts.length ? parcels : undefined
}

/** The parcels of a shipment as form values; one empty parcel if there are none or the form cannot show them all. */
export function draftsOf(shipment: Shipment | null | undefined): ParcelDraft[] {
  const parcels = shipment?.parcels ?? []
  const drafts = parcels.flatMap((parcel) => draftOf(parcel) ?? [])
  return drafts.length > 0 && drafts.length === parcels.length ? drafts : [noParcel]
}

function draftOf(parcel: ShipmentParcel): ParcelDraft | undefined {
  if (parcel.distance_unit !== 'in') return undefined
  const weightUnit = weightUnits.find((unit) => unit === parcel.mass_unit)
  if (!weightUnit) return undefined
  // The shipping service may send numbers as text.
  const [weight, lengthInInches, widthInInches, heightInInches] = [
    parcel.weight,
    parcel.length,
    parcel.width,
    parcel.height,
  ].map(Number) as [number, number, number, number]
  return { weightUnit, weight, lengthInInches, widthInInches, heightInInches }
}

/** The entered parcels that a shipment was created for, and what the shipping service made of them. */
export type RatedParcels = {
  entered: ParcelDraft[]
  parcels: ReturnType<typeof parcelsOf>
  /** What was in the box, where that was known. */
  content?: string | undefined
}

/** Whether the rates of the shipment are for the parcels in the form. */
export function areParcelsOf(
  shipment: Shipment,
  drafts: readonly ParcelDraft[],
  rated?: RatedParcels,
): boolean {
  // A shipment that the form cannot show was created elsewhere, and is valid until a parcel is entered.
  if (sameValue(drafts, draftsOf(shipment))) return true
  // The shipping service may round or convert the numbers. Somebody else may have created another shipment since.
  return sameValue(drafts, rated?.entered) && sameValue(parcelsOf(shipment), rated?.parcels)
}

/** The parcels that were entered in this browser for what is packed, if the shipment is for them. */
export const parcelsFor = (
  content: string,
  shipment: Shipment | null,
  rated: RatedParcels | undefined,
): ParcelDraft[] | undefined =>
  shipment &&
  rated?.content === content &&
  // An older version of the console has kept a single parcel.
  Array.isArray(rated.entered) &&
  sameValue(parcelsOf(shipment), rated.parcels)
    ? rated.entered
    : undefined

/** The parcels of a shipment, for comparison. */
export const parcelsOf = ({ parcels }: Shipment) => parcels.map(measuresOf)

/** The numbers of a parcel, for `parcelText`. */
export const measuresOf = (parcel: ShipmentParcel) => ({
  weight: Number(parcel.weight),
  weightUnit: parcel.mass_unit,
  length: Number(parcel.length),
  width: Number(parcel.width),
  height: Number(parcel.height),
  lengthUnit: parcel.distance_unit,
})

/** An entered parcel in the server's format. */
export const asShown = (parcel: ParcelRequest): ShipmentParcel => ({
  weight: parcel.weight,
  mass_unit: parcel.weightUnit,
  length: parcel.lengthInInches,
  width: parcel.widthInInches,
  height: parcel.heightInInches,
  distance_unit: 'in',
})
