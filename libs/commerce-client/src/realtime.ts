export { createRealtimeSocket } from './lib/realtime/realtime-socket.ts';
export type { RealtimeSocket } from './lib/realtime/realtime-socket.ts';
export { createSharedRealtime, isRealtimeMessage } from './lib/realtime/shared-realtime.ts';
export type { SharedRealtime, SharingTabs } from './lib/realtime/shared-realtime.ts';
export type { RealtimeChange } from './lib/realtime/topic.ts';
