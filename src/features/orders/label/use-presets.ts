import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import { ParcelRequest } from '~/api/generated/model/index.ts'
import { useStored } from '~/ui/settings/use-stored.ts'

/** A frequently used parcel, under the user's name for it. */
type ParcelPreset = { name: string; parcel: ParcelRequest }

const schema = z.pipe(
  z.array(withFallback(z.nullable(z.object({ name: z.string(), parcel: ParcelRequest })), null)),
  z.transform((all) => all.filter((each) => each !== null)),
)

/** The user's presets in this browser. */
export function usePresets() {
  const { value: presets = [], update } = useStored<readonly ParcelPreset[]>(
    'parcel-presets',
    schema,
    [],
  )
  const without = (all: readonly ParcelPreset[], name: string) =>
    all.filter((each) => each.name !== name)
  return {
    presets,
    /** Replaces a preset of the same name. */
    save: (preset: ParcelPreset) =>
      void update((all) =>
        [...without(all, preset.name), preset].toSorted((a, b) => a.name.localeCompare(b.name)),
      ),
    remove: (name: string) => void update((all) => without(all, name)),
  }
}
