import type { Schema } from '../../operations.ts'
import type { NotificationPreferenceRow, UserRow } from '../rows.ts'
import type { World } from '../world.ts'
import { demoPassword } from './accounts.ts'

/** Accounts, with a token for stories and tests, and help documents in every state that the examples lack. */
export function seedSpecialPeople(world: World): void {
  insertUser(world, 101, 'nameless', { firstName: null, lastName: null, languageTag: null })
  insertUser(world, 102, 'scheduler', {
    withoutRoutes: ['/admin-admin/scheduler#errors', '/admin-devices/search'],
  })
  insertUser(world, 103, 'push', { hasLegacyGroup: true })
  insertPreference(world, 201, 103, { pushName: 'Rosa’s tablet' })
  insertUser(world, 104, 'abroad', { nullChannels: true })
  insertPreference(world, 202, 104, { sms: '442079460958' })
  insertPreference(world, 203, 104, { voice: '4930901820' })
  insertPreference(world, 204, 104, { email: 'abroad@waypost.test', textOnlyEmail: true })
  insertPreference(world, 205, 104, { email: 'night-desk@depot' })
  seedDocuments(world)
}

/** An administrator of the provider who can sign in as `<name>@waypost.test` and has the token `demo-token-<name>`. */
function insertUser(world: World, id: number, name: string, change: Partial<UserRow>): void {
  world.users.insert({
    id,
    firstName: 'Rosa',
    lastName: `Ybarra (${name})`,
    username: `${name}@waypost.test`,
    password: demoPassword,
    enterpriseId: null,
    languageTag: 'en-US',
    archived: false,
    actionRoleTemplateIds: [1],
    ...change,
  })
  world.sessions.set(`demo-token-${name}`, { userId: id, expired: false })
}

function insertPreference(
  world: World,
  id: number,
  userId: number,
  channel: Partial<NotificationPreferenceRow>,
): void {
  const none = { email: null, textOnlyEmail: false, sms: null, voice: null, pushName: null }
  world.notificationPreferences.insert({ id, userId, active: true, ...none, ...channel })
}

/** Its links have outlived the document, the heading and the image that they name. */
const outdated = `<h2>Before you unplug it</h2>
<p>Read <a href="/help/getting-started">Getting started</a> and <a href="/help/reading-alarms">Reading alarms</a> first. The section <a href="/help/reading-alerts#section-when-a-freezer-is-too-warm">When a freezer is too warm</a> says what can wait.</p>
<p><img src="/docs/images/gateway-light-amber" alt="The light of a gateway without a network" width="320" height="240"></p>
<p>Questions? See <a href="https://example.com/forum">the forum</a>.</p>`

const media = 'https://media.waypost.test'
const expired = 'expired-sensor-tour.mp4'

const hostile = `<h2 onclick="alert(1)">Hostile markup</h2>
<script>document.title = 'Hostile'</script>
<img src="x" onerror="document.title = 'Hostile'" alt="">
<a href="javascript:alert(1)">A link that runs a script</a>
<iframe src="https://example.com/"></iframe>
<style>body { display: none }</style>
<form action="https://example.com/"><input name="password"></form>
<p style="position: fixed; inset: 0">This text is all that is left.</p>`

function seedDocuments(world: World): void {
  const documents: Pick<Schema<'Document'>, 'topic' | 'slug' | 'sortOrder' | 'content'>[] = [
    {
      topic: 'Unsorted notes',
      slug: 'unsorted-notes',
      sortOrder: null,
      content: '<p>Nobody has given this page a place.</p>',
    },
    { topic: 'To be written', slug: 'to-be-written', sortOrder: 90, content: null },
    {
      topic: 'Video at a public address',
      slug: 'video-at-a-public-address',
      sortOrder: 91,
      content: `<p>Its address needs no signature.</p><video src="${media}/public/tour.mp4" controls="true"></video>`,
    },
    {
      topic: 'Video that is gone',
      slug: 'video-that-is-gone',
      sortOrder: 92,
      content: `<p>The file was removed.</p><video src="${media}/ssr/general/removed.mp4" controls="true"></video>`,
    },
    { topic: 'Unsafe markup', slug: 'unsafe-markup', sortOrder: 93, content: hostile },
    {
      topic: 'Video that comes too late',
      slug: 'video-that-comes-too-late',
      sortOrder: 94,
      content: `<p>Its signed address has expired when it arrives.</p><video src="${media}/ssr/general/${expired}" controls="true"></video>`,
    },
    {
      topic: 'Warm food: what to do',
      slug: 'alert-food_safety',
      sortOrder: 89,
      content: '<p>Move the food to another cooler, then call the manager on duty.</p>',
    },
    {
      topic: 'Restarting a gateway',
      slug: 'restarting-a-gateway',
      sortOrder: 88,
      content: outdated,
    },
  ]
  for (const [index, { topic, slug, sortOrder = null, content }] of documents.entries()) {
    const row = {
      id: 421 + index,
      topic,
      slug,
      sortOrder,
      content,
      languageTag: 'en-US',
      lastUpdatedAt: '2026-02-09T08:30:00Z',
    }
    world.documents.insert(row)
  }
  world.files.putSample(`media/${expired}`, 'replacing-a-sensor-battery.mp4')
  // Cut off, so that it is no image. A missing one would be an error in the console of each page that shows it.
  world.files.put('docs/gateway-light-amber', new Blob(['\x89PNG'], { type: 'image/png' }))
}
