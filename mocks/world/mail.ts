import type { MailRow } from './rows.ts'
import type { World } from './world.ts'

/** Keeps a message that a real server would send, and says so in the log. */
export function send(world: World, message: Omit<MailRow, 'id' | 'sentAt'>): void {
  const { channel, to, subject, link } = world.mails.insert({
    ...message,
    sentAt: world.clock.instant(),
  })
  world.log(`${channel} to ${to}: ${subject}${link ? ` ${link}` : ''}`)
}
