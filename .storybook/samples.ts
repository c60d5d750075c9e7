import autumnOpenings from '../mocks/files/setup-autumn-openings.zip?url'
import withErrors from '../mocks/files/setup-with-errors.zip?url'
import withoutColumn from '../mocks/files/setup-without-column.zip?url'

const archives = { autumnOpenings, withErrors, withoutColumn }

/** One of the archives for a bulk import, as a file that a user chooses. */
export async function sampleArchive(name: keyof typeof archives): Promise<File> {
  const content = await (await fetch(archives[name])).blob()
  return new File([content], `${name}.zip`, { type: 'application/zip' })
}

/** The address of a short video. */
export { default as sampleVideo } from '../mocks/files/replacing-a-sensor-battery.mp4?url'
