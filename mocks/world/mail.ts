import type { MailRow } from './rows.ts'
import type { World } from './world.ts'

/** Stores and logs a message that a real server would send. */
export function send(world: World, message: Omit<MailRow, 'id' | 'sentAt'>): void {
  const { channel, to, subject, link } = world.mails.insert({
    ...message,
    sentAt: world.clock.instant(),
  })
  world.log(`${channel} to ${to}: ${subject}${link ? ` ${link}` : ''}`)
}
