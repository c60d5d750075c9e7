import type { Schema } from '../../operations.ts'
import { carrierIcons } from '../carriers.ts'
import { instantText } from '../clock.ts'
import type { Seed } from './seed.ts'

/** The help documents of the examples with their image and their video; `large` has release notes too. */
export function seedDocuments({ world, examples, scenario }: Seed): void {
  const byId = ['withMedia', 'english', 'spanish', 'french'].map(
    (name) => examples.answer('getDocument', 200, name).document,
  )
  const bySlug = ['english', 'spanish', 'french'].map(
    (name) => examples.answer('getDocumentBySlug', 200, name).document,
  )
  for (const document of [...byId, ...bySlug].toSorted((a, b) => a.id - b.id)) {
    insertDocument(document)
  }
  world.files.putSample('docs/lht65n-battery-lid', 'lht65n-battery-lid.png')
  const video = 'replacing-a-sensor-battery.mp4'
  world.files.putSample(`media/${video}`, video)
  // Every world has carriers, whose icons are among the contract's public images.
  for (const icon of carrierIcons) world.files.putSample(`docs/${icon}`, `${icon}.png`)

  if (scenario !== 'large') return
  for (let number = 1; number <= 60; number += 1) {
    const { languageTag } = world.random.pick(world.catalog.locales)
    const topic = `Release notes ${2021 + Math.floor(number / 12)}.${(number % 12) + 1}`
    world.documents.insert({
      topic,
      slug: `release-notes-${number}`,
      sortOrder: 100 + number,
      content: `<h2>${topic}</h2><p>Smaller corrections.</p>`,
      languageTag,
      lastUpdatedAt: '2026-01-05T09:00:00Z',
    })
  }

  function insertDocument(document: Schema<'Document'>) {
    const { id, topic, slug, sortOrder = null, content, lastUpdatedAt, locale } = document
    const { languageTag } = locale
    world.documents.insert({
      id,
      topic,
      slug,
      sortOrder,
      content,
      languageTag,
      lastUpdatedAt: instantText(lastUpdatedAt),
    })
  }
}
