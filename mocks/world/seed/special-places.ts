import { day, hour, instantOf } from '../clock.ts'
import type { World } from '../world.ts'

/** A removed enterprise, of which a location and a fleet are left. */
export const removedEnterprise = 99
/** Zephyr Coffee Roasters, a new customer without any data. */
const withoutLocations = 24
/** Wildwood Smokehouse. */
const retired = 22
/** The enterprise whose log has records that are not JSON objects. */
const logged = 13

/** Enterprises, locations, usage and changes in every state that the examples lack. */
export function seedSpecialPlaces(world: World): void {
  emptyEnterprise(world)
  world.groupings.insert({
    id: retired * 1000 + 99,
    enterpriseId: retired,
    groupId: retired * 10 + 2,
    parentId: retired * 1000 + 1,
    name: 'Duluth – Canal Park (closed)',
    monitoringVisible: false,
    timezone: 'US/Central',
    alertsDisabled: true,
  })
  seedRemovedEnterprise(world)
  seedEarlierPeriods(world)
  seedJobErrors(world)
  seedStalledJob(world)
  seedChanges(world)
}

/** What is left of its history stays: changes, and orders. */
function emptyEnterprise(world: World): void {
  const { alerts, devices, groupings, inventory } = world
  for (const device of devices.where('enterpriseId', withoutLocations)) {
    for (const { id } of alerts.where('deviceId', device.id)) alerts.delete(id)
    for (const { id } of inventory.where('deviceId', device.id)) inventory.delete(id)
    devices.delete(device.id)
  }
  for (const { id, timezone } of groupings.where('enterpriseId', withoutLocations)) {
    if (timezone !== null) groupings.delete(id)
  }
}

function seedRemovedEnterprise(world: World): void {
  const group = world.groups.insert({
    id: 992,
    enterpriseId: removedEnterprise,
    name: 'Depot',
    displayOrder: 0,
    parentId: null,
    requiresTimezone: true,
    enableFloorPlan: false,
  })
  world.groupings.insert({
    id: 99_002,
    enterpriseId: removedEnterprise,
    groupId: group.id,
    parentId: null,
    name: 'Toledo – Old Depot',
    monitoringVisible: true,
    timezone: 'US/Eastern',
    alertsDisabled: true,
  })
}

/** Two earlier periods of the SIM card of Northgate Foods come with the current one. */
function seedEarlierPeriods(world: World): void {
  const tagId = world.cellularTags.find('name', 'northgate-foods')?.id
  const device = world.cellularDevices.all().find(({ tagIds }) => tagIds.includes(tagId ?? 0))
  const link = device && world.cellularLinks.find('deviceId', device.id)
  const current = link && world.currentUsage.find('linkId', link.id)
  if (!current) return
  for (const periodsBack of [2, 1]) {
    world.currentUsage.insert({
      id: 982_000 + periodsBack,
      linkId: current.linkId,
      periodEnd: current.periodEnd - periodsBack * 30 * day,
      periodsBack,
      bytes: 500_000_000 * periodsBack,
    })
  }
}

function seedJobErrors(world: World): void {
  const frames = Array.from(
    { length: 60 },
    (_, line) => `\tat com.waypost.reporting.jobs.Step${line}.run(Step${line}.java:${40 + line})`,
  )
  world.schedulerErrors.insert({
    id: 901,
    timestamp: world.clock.now() - 3 * day,
    formattedMessage: [
      'java.lang.IllegalStateException: The report of Riverbend Foods has no page',
      ...frames,
      'Caused by: java.lang.NullPointerException',
    ].join('\n'),
    callerClass: null,
    callerMethod: null,
    callerLine: null,
  })
}

function seedStalledJob({ schedulerJobs, clock }: World): void {
  schedulerJobs.insert({
    enterpriseId: logged,
    jobType: 'CORRECTIVE_ACTIONS_REPORT',
    jobName: `corrective-actions-report-${logged}-49`,
    prevFireTime: clock.now() - 7 * day - 2 * hour,
    nextFireTime: clock.now() - 2 * hour,
    stalled: true,
  })
}

function seedChanges(world: World): void {
  const texts = {
    malformed_record: '{"id": 7, "name": "cut off in the mid',
    list_record: '[1, {"id": 2}, null]',
    number_record: '42',
  }
  for (const [index, [tableName, recordData]] of Object.entries(texts).entries()) {
    world.auditEvents.insert({
      id: 9001 + index,
      enterpriseId: logged,
      changeType: 'UPDATE',
      tableName,
      changedAt: instantOf(world.clock.now() - (index + 1) * hour),
      userInfo: null,
      recordData,
    })
  }
}
