/* What other features may use. */

export { announce } from './live/announce.ts';
export { markMessagesRead } from './notification-repository.ts';
export { type NewNotification, notify } from './notify.ts';
